import { decideReports, listDecided, listReported } from '@poliedro/contracts/redaccion/reports';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import { createReportsService, type ReportsParts } from './reports.service.ts';

export function registerReportsRoutes(registry: PersonalRegistry, parts: ReportsParts): void {
  const reports = createReportsService(parts);
  registerOperatorCall(registry, listReported, ({ input: { query } }) => reports.list(query.idioma, query.cursor));
  registerOperatorCall(registry, listDecided, ({ input: { query } }) => reports.listDecided(query.cursor));
  registerOperatorCall(registry, decideReports, async ({ input: { params, body }, user }) => {
    await reports.decide(user, params, body);
    return { success: true as const };
  });
}
