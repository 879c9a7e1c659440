import type { User } from '@poliedro/contracts/accounts';
import type { ReportTipo } from '@poliedro/contracts/redaccion/reports';
import type { reportContent } from '@poliedro/contracts/reports';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { Visit } from '../accounts/account.service.ts';
import { createActionLimit } from '../platform/action-limit.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { limitKey } from '../platform/rate-limit.ts';
import { addReport, findReportedContent } from './report.repository.ts';

type Report = z.output<NonNullable<typeof reportContent.body>>;

export interface ReportService {
  /** Keeps what was reported as it reads now; whoever answers may find it changed. */
  report(user: User | null, report: Report, visit: Visit): Promise<void>;
}

/** More come from one address than from one person: many read behind one. */
const BY_PERSON = { points: 20, duration: 3600 };
const BY_ADDRESS = { points: 40, duration: 3600 };

function objectOf({ comentario_id, articulo_id, evento_id, statement_id }: Report): { tipo: ReportTipo; id: number } {
  if (comentario_id !== undefined) return { tipo: 'comentario', id: comentario_id };
  if (articulo_id !== undefined) return { tipo: 'articulo', id: articulo_id };
  if (evento_id !== undefined) return { tipo: 'evento', id: evento_id };
  return { tipo: 'statement', id: statement_id ?? 0 };
}

export function createReportService(db: Database, redis: Redis, release: string): ReportService {
  const person = createActionLimit(redis, `${release}:report-person`, [BY_PERSON]);
  const address = createActionLimit(redis, `${release}:report-address`, [BY_ADDRESS]);
  return {
    async report(user, report, visit) {
      const may = user === null ? address(limitKey(visit.address)) : person(user.id);
      if (!(await may)) throw new DomainError('too_many_attempts');
      const { tipo, id } = objectOf(report);
      const contenido = await findReportedContent(db, tipo, id, visit.idioma);
      if (contenido === undefined) throw new DomainError('report_target_not_found', { tipo, id });
      const { motivo, texto } = report;
      await addReport(db, { usuario_id: user?.id ?? null, tipo, objeto_id: id, motivo, texto, contenido });
    },
  };
}
