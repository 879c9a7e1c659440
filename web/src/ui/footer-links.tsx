import type { SiteSettings } from '@poliedro/contracts/site';
import { useTranslation } from '../platform/translation.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PageLink } from './page-link.tsx';

const LICENCE_URL = 'https://www.gnu.org/licenses/agpl-3.0.html';

export function FooterLinks({ site }: { site: Pick<SiteSettings, 'contacto_url' | 'donacion_url' | 'redes'> }) {
  const { t } = useTranslation();
  return (
    <div className="footer-links">
      <PageLink to="/about">{t('site.about')}</PageLink>
      <PageLink to="/about#como-funciona">{t('site.howItWorks')}</PageLink>
      <PageLink to="/cuentas">{t('site.openAccounts')}</PageLink>
      <PageLink to="/transparencia">{t('site.transparency')}</PageLink>
      {site.contacto_url ? <OutsideLink href={site.contacto_url}>{t('site.contact')}</OutsideLink> : null}
      {site.donacion_url ? <OutsideLink href={site.donacion_url}>{t('site.donate')}</OutsideLink> : null}
      {site.redes.map(({ nombre, url }) => (
        <OutsideLink key={url} href={url} ours>
          {nombre}
        </OutsideLink>
      ))}
      <OutsideLink href={LICENCE_URL}>{t('site.licence')}</OutsideLink>
    </div>
  );
}
