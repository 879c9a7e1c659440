import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PageLink } from './page-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LICENCE_URL = 'https://www.gnu.org/licenses/agpl-3.0.html';

export function SiteFooter() {
  const { t } = useTranslation();
  const { site } = usePage();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-brand">
          <PageLink to="/" className="brand" aria-label={t('site.home')}>
            <BrandMark />
            Poliedro
          </PageLink>
          <p>{t('site.tagline')}</p>
        </div>
        <div className="footer-links">
          <PageLink to="/about">{t('site.about')}</PageLink>
          <PageLink to="/about#como-funciona">{t('site.howItWorks')}</PageLink>
          <PageLink to="/cuentas">{t('site.openAccounts')}</PageLink>
          <PageLink to="/transparencia">{t('site.transparency')}</PageLink>
          {site.contacto_url ? <OutsideLink href={site.contacto_url}>{t('site.contact')}</OutsideLink> : null}
          {site.donacion_url ? <OutsideLink href={site.donacion_url}>{t('site.donate')}</OutsideLink> : null}
          <OutsideLink href={LICENCE_URL}>{t('site.licence')}</OutsideLink>
        </div>
        <div className="footer-choices">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
