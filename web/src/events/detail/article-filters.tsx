import type { ArticleCard } from '@poliedro/contracts/articles';
import { type Ref, useMemo } from 'react';
import { usePage } from '../../platform/page.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { Choice } from '../../ui/choice.tsx';
import { countByCountry } from './distribution.ts';
import { useEventText } from './event-text.tsx';
import { type ArticleWishes, isPaid, SORTS } from './filter-articles.ts';

interface ArticleFiltersProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly articles: readonly ArticleCard[];
  readonly wishes: ArticleWishes;
  readonly onChange: (wishes: ArticleWishes) => void;
}

/** Only what would make a difference can be asked. */
export function ArticleFilters({ ref, articles, wishes, onChange }: ArticleFiltersProps) {
  const t = useEventText();
  const { idioma } = usePage();
  const { countryName } = useTranslation();
  const options = useMemo(() => {
    const languages = new Intl.DisplayNames(idioma, { type: 'language' });
    const byName = (a: readonly [string, string], b: readonly [string, string]) => a[1].localeCompare(b[1], idioma);
    return {
      paises: countByCountry(articles).map(({ pais_iso_code }) => [pais_iso_code, countryName(pais_iso_code)] as const),
      idiomas: [...new Set(articles.map((article) => article.idioma))]
        .map((code) => [code, languages.of(code) ?? code] as const)
        .sort(byName),
      mixed: new Set(articles.map(isPaid)).size > 1,
    };
  }, [articles, idioma, countryName]);

  const choose = (change: Partial<ArticleWishes>) => onChange({ ...wishes, ...change });
  return (
    <fieldset ref={ref} className="article-filters">
      <legend className="sr-only">{t('articles.filters')}</legend>
      {options.paises.length > 1 ? (
        <Choice
          label={t('articles.country')}
          value={wishes.pais}
          options={[['', t('articles.allCountries')], ...options.paises]}
          onChoose={(pais) => choose({ pais })}
        />
      ) : null}
      {options.idiomas.length > 1 ? (
        <Choice
          label={t('articles.language')}
          value={wishes.idioma}
          options={[['', t('articles.allLanguages')], ...options.idiomas]}
          onChoose={(code) => choose({ idioma: code })}
        />
      ) : null}
      {options.mixed ? (
        <Choice
          label={t('articles.access')}
          value={wishes.access}
          options={[
            ['', t('articles.allAccess')],
            ['free', t('articles.free')],
            ['paid', t('articles.paid')],
          ]}
          onChoose={(access) => choose({ access })}
        />
      ) : null}
      <Choice
        label={t('articles.sort')}
        value={wishes.sort}
        options={SORTS.map((sort) => [sort, t(`articles.${sort}`)])}
        onChoose={(sort) => choose({ sort })}
      />
    </fieldset>
  );
}
