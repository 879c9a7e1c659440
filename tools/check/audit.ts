import { runPnpm } from '../command.ts';
import type { Verdict } from './step.ts';

const unreachable =
  /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)/;

/** An audit that could not be asked is neither passed nor failed: it is shown as skipped, with what the registry said. */
export async function checkAudit(signal: AbortSignal): Promise<Verdict> {
  const { status, output } = await runPnpm(['audit', '--audit-level', 'high'], { signal });
  if (status === 0) return { outcome: 'passed', output };
  if (!unreachable.test(output)) return { outcome: 'failed', output };
  const answer = /responded with (\d{3})/.exec(output)?.[1];
  const reason = answer ? `answered ${answer}` : 'could not be reached';
  return { outcome: 'skipped', output, note: `NOT AUDITED: the registry's advisory service ${reason}` };
}
