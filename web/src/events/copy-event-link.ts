import { eventAddress } from '../platform/address.ts';
import type { Translate } from '../platform/translate.ts';
import { showToast } from '../ui/toasts.ts';

export async function copyEventLink(evento_id: number, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + eventAddress(evento_id));
    showToast('success', t('event.copied'));
  } catch {
    showToast('error', t('event.copyFailed'));
  }
}
