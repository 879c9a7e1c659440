import { SITE_NAME } from '@poliedro/contracts/site';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { BrandMark } from './brand-mark.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PageLink } from './page-link.tsx';

interface SiteHeaderProps {
  /** Who is here, at the end of the line. */
  readonly account: ReactNode;
  /** The same in the menu of a phone. */
  readonly menuAccount: ReactNode;
}

/** On a phone the navigation is a popover of the platform: it opens, closes and returns focus without a script. */
export function SiteHeader({ account, menuAccount }: SiteHeaderProps) {
  const { t } = useTranslation();
  const { site } = usePage();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page has changed
  useEffect(() => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  }, [pathname]);

  return (
    <header className="site-header">
      <div className="wrap">
        <PageLink to="/" className="brand" aria-label={t('site.home')}>
          <BrandMark />
          {SITE_NAME}
        </PageLink>
        <nav ref={nav} id="site-nav" className="site-nav" popover="auto" aria-label={t('site.mainNavigation')}>
          <PageLink to="/about" aria-current={pathname === '/about' ? 'page' : undefined}>
            {t('site.about')}
          </PageLink>
          {site.donacion_url ? <OutsideLink href={site.donacion_url}>{t('site.donate')}</OutsideLink> : null}
          {menuAccount}
        </nav>
        {account}
        <button type="button" className="icon-button menu-button" popoverTarget="site-nav" aria-label={t('site.menu')}>
          <Menu className="icon" aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
