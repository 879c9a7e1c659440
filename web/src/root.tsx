import './ui/styles/styles.css';
import { languageAssets } from 'virtual:language-assets';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { AccountCorner, AccountMenu } from './accounts/account-corner.tsx';
import { ArticleOpener } from './articles/article-opener.tsx';
import { BalanceLater } from './payments/balance-later.tsx';
import { PayWindowLater } from './payments/pay-window-later.tsx';
import { hostContext } from './platform/host.ts';
import { type PageData, usePage } from './platform/page.ts';
import { START_SCRIPT } from './platform/start-after-paint.ts';
import { HEAD_SCRIPT, marksOfPage, THEME_COLORS } from './platform/theme.ts';
import { useTranslation } from './platform/translation.tsx';
import { Failure } from './screens/failure.tsx';
import { NextScreens } from './screens/next-screens.tsx';
import { useFocusOnNavigation } from './screens/use-focus-on-navigation.ts';
import { Welcome } from './screens/welcome.tsx';
import interFont from './ui/fonts/inter.woff2?url';
import newsreaderFont from './ui/fonts/newsreader.woff2?url';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { ProgressLine } from './ui/progress-line.tsx';
import { SiteFooter } from './ui/site-footer.tsx';
import { SiteHeader } from './ui/site-header.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

export function loader({ context, url }: Route.LoaderArgs): PageData {
  const { idioma, site } = context.get(hostContext);
  const idioma_in_url = url.searchParams.has('idioma') ? idioma : undefined;
  return { idioma, idioma_in_url, site, language_asset: languageAssets[idioma] };
}

/** The language and the settings stay as long as the page does. */
export function shouldRevalidate(): boolean {
  return false;
}

/** It has run when the browser takes the page over: its words need not come a second time. */
const FIRST_SCRIPT = import.meta.env.SSR ? HEAD_SCRIPT + START_SCRIPT : '';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { idioma, language_asset } = usePage();
  const marks = marksOfPage();
  return (
    <html lang={idioma} {...marks} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={THEME_COLORS[marks['data-theme'] ?? scheme]}
            suppressHydrationWarning
          />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; it runs before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        {[interFont, newsreaderFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <Links />
        {language_asset ? <link rel="modulepreload" href={language_asset} /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <a className="skip" href="#contenido">
          {t('site.skip')}
        </a>
        <SiteHeader
          account={<AccountCorner balance={(otherwise) => <BalanceLater otherwise={otherwise} />} />}
          menuAccount={<AccountMenu />}
        />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ProgressLine />
        <OfflineNotice />
        <ToastRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <Welcome />
      <NextScreens />
      <ArticleOpener />
      <PayWindowLater />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
