import { cancelDeletion, downloadExport, getExport, requestDeletion, requestExport } from '@poliedro/contracts/rights';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import type { DeletionService } from './deletion.service.ts';
import type { ExportService } from './export.service.ts';

export function registerRightsRoutes(
  registry: PersonalRegistry,
  exports: ExportService,
  deletions: DeletionService,
): void {
  registerUserCall(registry, requestExport, async ({ user }) => ({ exportacion: await exports.request(user) }));
  registerUserCall(registry, getExport, async ({ user }) => ({ exportacion: await exports.find(user) }));
  registerUserCall(registry, downloadExport, async ({ user, reply }) => {
    const { name, bytes, stream } = await exports.openFile(user);
    void reply.type('application/zip').header('content-length', bytes);
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return stream;
  });

  registerUserCall(registry, requestDeletion, ({ input, user, visit }) =>
    deletions.request(user, input.body.password, visit),
  );
  registerUserCall(registry, cancelDeletion, async ({ user }) => {
    await deletions.cancel(user);
    return { success: true } as const;
  });
}
