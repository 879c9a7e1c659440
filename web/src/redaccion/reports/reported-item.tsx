import { useId } from 'react';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText, isSingular } from '../../platform/translate.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { partAddress } from '../part.ts';
import { DecideForm } from './decide-form.tsx';
import type { ReportedProps } from './reports-props.ts';

/** One thing that was reported: what it says now, what it said then, what people say of it, and the decision. */
export function ReportedItem(props: ReportedProps) {
  const { own, reported } = props;
  const { tipo, objeto_id, ahora, pagina, autor, avisos, total } = reported;
  const heading = useId();
  const idioma = pageIdioma();
  const count = fillText(isSingular(total, idioma) ? own.reports_one : own.reports_other, { count: total });
  const then = [...new Set(avisos.map(({ contenido }) => contenido))].filter((words) => words !== ahora);
  return (
    <li className="report-item" aria-labelledby={heading}>
      <div>
        <h3 id={heading}>{fillText(own.heading, { tipo: own.types[tipo], id: objeto_id })}</h3>
        <p className="report-note">
          {count}
          {autor === null ? null : (
            <>
              {' · '}
              <PageLink className="text-link" to={`${partAddress('personas')}/${autor.usuario_id}`} prefetch="none">
                {fillText(own.author, { alias: autor.alias })}
              </PageLink>
            </>
          )}
          {pagina === null ? null : (
            <>
              {' · '}
              <PageLink className="text-link" to={pagina} prefetch="none">
                {own.see}
              </PageLink>
            </>
          )}
        </p>
      </div>
      <Quoted title={own.now} words={ahora ?? own.gone} isMissing={ahora === null} />
      {then.map((words) => (
        <Quoted key={words} title={own.before} words={words || own.forgotten} isMissing={words === ''} />
      ))}
      <ul className="report-voices">
        {avisos.map(({ reporte_id, motivo, texto, alias, created_on }) => (
          <li key={reporte_id}>
            <b>{own.reasons[motivo]}</b>
            {texto ? <p>{texto}</p> : null}
            <p className="report-note">
              {fillText(own.by, { alias: alias ?? own.visitor, fecha: localMoment(created_on, idioma) })}
            </p>
          </li>
        ))}
      </ul>
      {total > avisos.length ? <p className="report-note">{fillText(own.shownOf, { count: avisos.length })}</p> : null}
      <DecideForm {...props} />
    </li>
  );
}

function Quoted({ title, words, isMissing }: { title: string; words: string; isMissing: boolean }) {
  return (
    <figure className="report-quoted">
      <figcaption>{title}</figcaption>
      {isMissing ? <p>{words}</p> : <blockquote>{words}</blockquote>}
    </figure>
  );
}
