/** A newspaper's mark; its name always stands beside it, so it has none of its own. */
export function SourceLogo({ logo_url }: { logo_url: string }) {
  if (!logo_url) return <span className="logo" />;
  return <img className="logo" src={logo_url} alt="" width={16} height={16} loading="lazy" decoding="async" />;
}
