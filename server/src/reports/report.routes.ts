import { reportContent } from '@poliedro/contracts/reports';
import { type PersonalRegistry, registerVisitorCall } from '../accounts/personal-calls.ts';
import type { ReportService } from './report.service.ts';

export function registerReportRoutes(registry: PersonalRegistry, reports: ReportService): void {
  registerVisitorCall(registry, reportContent, async ({ input, user, visit }) => {
    await reports.report(user, input.body, visit);
    return { success: true } as const;
  });
}
