import type { User } from '@poliedro/contracts/accounts';
import { markNewspaperRemoved } from '../../newspapers/newspaper-edit.repository.ts';
import { addRemoval } from '../../pipeline/remove/removal.repository.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Journal } from '../journal/journal.ts';
import { lockReadable } from './source-edit.service.ts';

interface RemovalTools {
  readonly journal: Journal;
  readonly wakeRemoval: () => void;
}

/** Not read from this moment on; what there is of it is taken away by a worker. There is no way back. */
export async function askForRemoval(
  { journal, wakeRemoval }: RemovalTools,
  user: User,
  periodico_id: number,
  { dominio, nota }: { readonly dominio: string; readonly nota: string },
): Promise<void> {
  await journal.change(user, { kind: 'periodico.removed', note: nota }, async (tx) => {
    const newspaper = await lockReadable(tx, periodico_id);
    if (dominio.trim().toLowerCase() !== newspaper.dominio) throw new DomainError('wrong_domain', { periodico_id });
    await markNewspaperRemoved(tx, periodico_id);
    const articulos = await addRemoval(tx, periodico_id);
    const before = { dominio: newspaper.dominio, active: newspaper.active, ...newspaper.fields };
    return { object_id: periodico_id, before, after: { removed: true, articulos }, answer: undefined };
  });
  wakeRemoval();
}
