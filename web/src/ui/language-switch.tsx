import type { Idioma } from '@poliedro/contracts/language';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { withQuery } from '../platform/address.ts';
import { IDIOMA_NAMES, IDIOMAS, reloadInIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { isPlainClick } from '../platform/plain-click.ts';
import { useTranslation } from '../platform/translation.tsx';

/** Plain links that name the language in the address; where scripts run, the choice is remembered instead. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { idioma } = usePage();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  function choose(event: MouseEvent, chosen: Idioma) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    reloadInIdioma(chosen);
  }

  return (
    <nav aria-labelledby="language-label">
      <span className="choice-label" id="language-label">
        {t('site.language')}
      </span>
      <div className="segments">
        {IDIOMAS.map((other) => (
          <a
            key={other}
            href={withQuery(here, { idioma: other, evento: undefined })}
            hrefLang={other}
            lang={other}
            aria-current={other === idioma}
            onClick={(event) => choose(event, other)}
          >
            {IDIOMA_NAMES[other]}
          </a>
        ))}
      </div>
    </nav>
  );
}
