import type { Idioma } from '@poliedro/contracts/language';
import { type ComponentType, Suspense, useRef } from 'react';
import { lazyOr } from '../later/lazy-or.ts';
import { loadRedaccionEventsText } from '../locales/redaccion-events.ts';
import { loadRedaccionFrontPageText } from '../locales/redaccion-front-page.ts';
import { loadRedaccionMoneyText } from '../locales/redaccion-money.ts';
import { loadRedaccionPeopleText } from '../locales/redaccion-people.ts';
import { loadRedaccionPipelineText } from '../locales/redaccion-pipeline.ts';
import { loadRedaccionReportsText } from '../locales/redaccion-reports.ts';
import { loadRedaccionSourcesText } from '../locales/redaccion-sources.ts';
import type { RedaccionText } from '../locales/redaccion-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useChosenInView } from '../ui/use-chosen-in-view.ts';
import { PARTS, type PartName, type PartProps, partAddress } from './part.ts';
import { PartSkeleton } from './part-skeleton.tsx';

type Part = ComponentType<PartProps>;

/** Where a part cannot come, the rest of the console stands without it. */
const orMissing = (load: () => Promise<{ default: Part }>) => lazyOr(async () => (await load()).default, PartMissing);

function PartMissing({ text }: PartProps) {
  return <ErrorNotice text={text.partMissing} onRetry={() => location.reload()} />;
}

/** A part comes with its texts. */
const withText = (load: () => Promise<{ default: Part }>, loadText: (idioma: Idioma) => Promise<unknown>) =>
  orMissing(async () => (await Promise.all([load(), loadText(pageIdioma())]))[0]);

const SHOWN: Partial<Record<PartName, Part>> = {
  fuentes: withText(() => import('./sources/sources-part.tsx'), loadRedaccionSourcesText),
  eventos: withText(() => import('./events/events-part.tsx'), loadRedaccionEventsText),
  portada: withText(() => import('./front-page/front-page-part.tsx'), loadRedaccionFrontPageText),
  tuberia: withText(() => import('./pipeline/pipeline-part.tsx'), loadRedaccionPipelineText),
  personas: withText(() => import('./people/people-part.tsx'), loadRedaccionPeopleText),
  dinero: withText(() => import('./money/money-part.tsx'), loadRedaccionMoneyText),
  avisos: withText(() => import('./reports/reports-part.tsx'), loadRedaccionReportsText),
  cambios: orMissing(() => import('./changes/changes-part.tsx')),
};

/** The operators' console: one part at a time, opened by the address. Only ever drawn in the browser. */
export function Console({ part, id, text }: { part: PartName; id: string | undefined; text: RedaccionText }) {
  const Shown = SHOWN[part] ?? PartMissing;
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, '[aria-current]', part);
  return (
    <div className="redaccion-console">
      <nav aria-label={text.nav}>
        <ul ref={row} className="redaccion-nav">
          {PARTS.filter((name) => SHOWN[name] !== undefined).map((name) => (
            <li key={name}>
              <PageLink to={partAddress(name)} prefetch="none" aria-current={name === part ? 'page' : undefined}>
                {text.parts[name]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<PartSkeleton />}>
        <Shown key={`${part} ${id ?? ''}`} text={text} id={id} />
      </Suspense>
    </div>
  );
}
