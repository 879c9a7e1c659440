import type { SiteSettings } from '@poliedro/contracts/site';

/** As the configuration spells them. */
interface GivenSettings {
  readonly PUBLIC_ORIGIN: string;
  readonly DONATION_URL: string;
  readonly CONTACT_URL: string;
  readonly SOCIAL_LINKS: SiteSettings['redes'];
}

export const siteSettingsOf = (config: GivenSettings, pagos: boolean): SiteSettings => ({
  origin: config.PUBLIC_ORIGIN,
  donacion_url: config.DONATION_URL,
  contacto_url: config.CONTACT_URL,
  redes: config.SOCIAL_LINKS,
  pagos,
});
