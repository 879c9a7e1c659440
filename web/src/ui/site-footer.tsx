import { SITE_NAME } from '@poliedro/contracts/site';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { BrandMark } from './brand-mark.tsx';
import { FooterLinks } from './footer-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageLink } from './page-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteFooter() {
  const { t } = useTranslation();
  const { site } = usePage();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-brand">
          <PageLink to="/" className="brand" aria-label={t('site.home')}>
            <BrandMark />
            {SITE_NAME}
          </PageLink>
          <p>{t('site.tagline')}</p>
        </div>
        <FooterLinks site={site} />
        <div className="footer-choices">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
