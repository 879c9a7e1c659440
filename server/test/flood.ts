import type { Analyst } from '../src/pipeline/analyse/analyst.ts';
import type { WriteTools } from '../src/pipeline/write/write-event.ts';
import type { Database } from '../src/platform/database.ts';
import { siblings } from './pipeline-siblings.ts';
import { ask } from './told-event.ts';

/** A flood, told by newspapers that add a sentence of their own each. */
export const FLOOD = 'El río Arga se desbordó en Valdeluz y anegó cuarenta viviendas.';
export const OWN = [
  'Los bomberos rescataron a doce vecinos con una lancha.',
  'La alcaldesa Marta Ruiz pidió la declaración de zona catastrófica.',
  'El colegio Cervantes estará cerrado hasta el viernes.',
  'La carretera de Olmedo quedó cortada por el barro.',
  'Varias familias pasaron la noche en el polideportivo municipal.',
  'El seguro agrario calcula pérdidas en los campos de cereal.',
];
export const report = (at: number) => ({ titular: 'El río Arga inunda Valdeluz', texto: `${FLOOD} ${OWN[at]}` });

export const toolsFor = (db: Database, analyst: Analyst, fallback?: Analyst): WriteTools => ({
  db,
  analyst,
  fallback,
  ...siblings,
  translates: false,
});

export const eventOf = async (db: Database) =>
  (
    await ask<Record<string, unknown>>(
      db,
      `select version, analista, articulos, informes_independientes as informes,
        (select titulo from event_texts t where t.evento_id = e.evento_id) as titulo,
        (select count(*)::int from carril_entries c where c.target_id = e.evento_id and removed_at is null) as places
      from events e`,
    )
  )[0];

export const statementsOf = (db: Database) =>
  ask<{ id: number; texto: string; seccion: string; desde: number; newspapers: number; longest: number }>(
    db,
    `select s.statement_id::float8 as id, t.texto, s.seccion, s.desde_version as desde, v.newspapers, v.longest
      from event_statements s join event_statement_texts t using (statement_id)
      cross join lateral (select count(*)::int as newspapers, max(length(pasaje)) as longest from event_evidence
        where statement_id = s.statement_id) v
      where s.hasta_version is null order by s.posicion`,
  );

export const workOf = async (db: Database) =>
  (
    await ask<Record<string, unknown>>(
      db,
      'select due_on, owed, reason, written_reports, claimed_until from event_work',
    )
  )[0];
