/** Who asks, and where to find who is behind it. */
export function userAgentOf(settings: {
  readonly PUBLIC_ORIGIN: string;
  readonly CRAWLER_CONTACT_URL?: string | undefined;
}): string {
  return `PoliedroBot/1.0 (+${settings.CRAWLER_CONTACT_URL ?? `${settings.PUBLIC_ORIGIN}/about`})`;
}
