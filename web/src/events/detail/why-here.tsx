import type { EventReasons } from '@poliedro/contracts/events';
import { useCallback, useState } from 'react';
import { browserApi } from '../../platform/api.ts';
import { usePage } from '../../platform/page.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';
import { reasonLines, ruleOf, whyCategory } from './reason-lines.ts';

/** Why the event stands where it stands, asked for when somebody wants to know. */
export function WhyHere() {
  const t = useEventText();
  const { event } = useEventView();
  const [opened, setOpened] = useState(false);
  return (
    <details className="why-here" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="text-link">{t('why.title')}</summary>
      {opened ? <LoadedReasons evento_id={event.evento_id} /> : null}
    </details>
  );
}

function LoadedReasons({ evento_id }: { evento_id: number }) {
  const t = useEventText();
  const { idioma } = usePage();
  const ask = useCallback(() => browserApi('getEventReasons', { evento_id }, { idioma }), [evento_id, idioma]);
  const loading = useLoading(ask);
  if (loading.status === 'failed') return <ErrorNotice text={t('why.error')} onRetry={loading.retry} />;
  if (loading.status === 'ready') return <Reasons reasons={loading.value} />;
  return (
    <div aria-busy="true">
      <span className="sr-only">{t('why.loading')}</span>
      <span className="skeleton h-4 w-64" />
      <span className="skeleton h-4 w-48" />
    </div>
  );
}

function Reasons({ reasons }: { reasons: EventReasons }) {
  const t = useEventText();
  const { t: site, countryName } = useTranslation();
  const { idioma } = usePage();
  const words = { t, site, idioma, countryName };
  const { carriles, categorias } = reasons;
  return (
    <div>
      {reasonLines(reasons, words).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {carriles.length > 0 ? <b>{t('why.carriles')}</b> : null}
      <Pairs pairs={carriles.map((carril) => [carril.nombre, ruleOf(carril, words)])} />
      {categorias.length > 0 ? <b>{t('why.categories')}</b> : null}
      <Pairs pairs={categorias.map((category) => [category.nombre, whyCategory(category, t)])} />
    </div>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [name: string, text: string])[] }) {
  if (pairs.length === 0) return null;
  return (
    <dl>
      {pairs.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
