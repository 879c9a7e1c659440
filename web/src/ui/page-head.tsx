import { SITE_NAME } from '@poliedro/contracts/site';
import { withIdioma, withQuery } from '../platform/address.ts';
import { IDIOMAS } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';

interface PageHeadProps {
  /** Without one the page is called after the site. */
  readonly title?: string;
  readonly description: string;
  /** The path that stands for this page, whatever else its address carries. */
  readonly path: string;
  readonly image?: string;
  readonly type?: 'website' | 'article';
  readonly index?: boolean;
}

const OG_LOCALES = { es: 'es_ES', en: 'en_GB', fr: 'fr_FR', de: 'de_DE' } as const;

/** What search engines, previews and the browser's tab say about a page; React moves it to the head. */
export function PageHead({ title, description, path, image, type = 'website', index = true }: PageHeadProps) {
  const { idioma, idioma_in_url, site } = usePage();
  const fullTitle = title ? `${title} · ${SITE_NAME}` : SITE_NAME;
  const address = site.origin + withIdioma(path, idioma_in_url);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index ? null : <meta name="robots" content="noindex" />}
      {index ? <link rel="canonical" href={address} /> : null}
      {index
        ? IDIOMAS.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={site.origin + withQuery(path, { idioma: other })}
            />
          ))
        : null}
      {index ? <link rel="alternate" hrefLang="x-default" href={site.origin + path} /> : null}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={OG_LOCALES[idioma]} />
      <meta property="og:title" content={title ?? SITE_NAME} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image ? (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title ?? SITE_NAME} />
          <meta name="twitter:image" content={image} />
        </>
      ) : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title ?? SITE_NAME} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
