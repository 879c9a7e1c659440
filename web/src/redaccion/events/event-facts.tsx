import type { ReactNode } from 'react';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { PartSection } from '../part-section.tsx';
import type { EventProps } from './events-props.ts';

/** `modelo:name@1.2`: who, and by which version of what it is told. */
function writerOf(analista: string | null, people: string): { name: string; version: string | undefined } {
  const [name = '', version] = (analista ?? people).split('@');
  return { name, version };
}

export function EventFacts({ own, event }: EventProps) {
  const { facts } = own;
  const { cobertura, trabajo } = event;
  const { name, version } = writerOf(event.analista, own.people);
  const date = (iso: string) => localMoment(iso, pageIdioma());
  const coverage = fillText(facts.coverageText, {
    articulos: String(cobertura.articulos),
    periodicos: String(cobertura.periodicos),
    informes: String(cobertura.informes_independientes),
  });
  return (
    <PartSection title={facts.title}>
      <dl className="events-facts">
        <Fact name={facts.version}>{event.version}</Fact>
        <Fact name={facts.writer}>{name}</Fact>
        {version === undefined ? null : <Fact name={facts.prompt}>{version}</Fact>}
        <Fact name={facts.coverage}>{coverage}</Fact>
        {trabajo === null ? null : (
          <Fact name={facts.work}>
            {trabajo.due_on === null ? facts.resting : fillText(facts.due, { fecha: date(trabajo.due_on) })}
            {trabajo.escrito_on === null ? null : (
              <small>
                {fillText(facts.written, {
                  fecha: date(trabajo.escrito_on),
                  informes: String(trabajo.informes_escritos),
                })}
              </small>
            )}
            {trabajo.motivo === null ? null : (
              <small className="events-fault">
                {fillText(facts.failed, { count: String(trabajo.intentos), motivo: trabajo.motivo })}
              </small>
            )}
          </Fact>
        )}
      </dl>
    </PartSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
