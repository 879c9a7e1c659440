import type { Action, InteractionMap } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import { useSyncExternalStore } from 'react';
import { accountErrorText } from '../accounts/account-error-text.ts';
import { getSession, onSession } from '../accounts/browser-session.ts';
import { loadInteractionsText } from '../locales/interactions.ts';
import { withQuery } from '../platform/address.ts';
import { ApiError } from '../platform/api-error.ts';
import { pageIdioma } from '../platform/language.ts';
import { waitToRetry } from '../platform/wait-to-retry.ts';
import { showToast } from '../ui/toasts.ts';
import { showCardMarks } from './card-marks.ts';
import { type CarriedAction, signInFor, takeCarried } from './carried-action.ts';
import { knowCounters } from './counters.ts';
import { callInteractions } from './interaction-calls.ts';
import { knownSession } from './known-session.ts';
import { createReactionStore, hasReaction, type ReactionChange, type Reactions } from './reaction-store.ts';
import { targetField, targetKey, targetOfKey } from './target-key.ts';
import type { Way } from './use-way.ts';

const CHANNEL = 'reacciones';
const RETRY_MS = 1000;
/** Worth a second try: the wished state goes along, so it cannot be done twice. */
const PASSING = new Set(['unreachable', 'timeout', 'unavailable']);

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;

async function write(target: Target, action: Action, valor: boolean): Promise<boolean> {
  const send = () => callInteractions('writeInteraction', { action, valor, ...targetField(target) });
  const reply = await send().catch(async (error: unknown) => {
    if (!(error instanceof ApiError && PASSING.has(error.code))) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return send();
  });
  knowCounters(target, reply.contadores);
  return reply.valor;
}

/** The one store of this page. */
const store = createReactionStore({
  load: () => callInteractions('listInteractions').then(({ interactions }) => interactions as InteractionMap),
  write,
  pause: waitToRetry,
  tell: (change) => channel?.postMessage({ ...change, usuario_id: getSession().user?.usuario_id }),
});

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<ReactionChange & { usuario_id: number }>) => {
    if (data.usuario_id === getSession().user?.usuario_id) store.hear(data);
  };
}
const follow = () => store.belongTo(getSession().user?.usuario_id ?? null);
onSession(follow);

function eventsWith(reactions: Reactions, action: Action): ReadonlySet<number> {
  const keys = [
    ...(reactions.known[action] ?? []),
    ...[...reactions.changed.keys()].map((name) => name.split(' ')[1] ?? ''),
  ];
  const targets = keys.filter((key) => hasReaction(reactions, action, key)).map(targetOfKey);
  return new Set(targets.flatMap((target) => (target?.tipo === 'evento' ? [target.id] : [])));
}
store.subscribe(() => {
  const reactions = store.get();
  showCardMarks({ later: eventsWith(reactions, 'read_later'), read: eventsWith(reactions, 'read') });
});
follow();

export function useReactions(): Reactions {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** What the server has said about one reaction. */
export const hearReaction = (target: Target, action: Action) =>
  store.hear({ action, key: targetKey(target), valor: true });

async function sayFailure(error: unknown): Promise<void> {
  const text = await loadInteractionsText(pageIdioma());
  showToast('error', accountErrorText(error, text, text.bar.failed));
}

/** Turns a reaction on or off. A visitor is asked to sign in first, and comes back to it done. */
export async function react(target: Target, action: CarriedAction, { here, go }: Way): Promise<void> {
  const { status } = await knownSession();
  const valor = !hasReaction(store.get(), action, targetKey(target));
  const askToSignIn = () => {
    const { to, notice } = signInFor({ action, target }, valor, here);
    go(to, { state: { notice } });
  };
  if (status === 'visitor') askToSignIn();
  else await setReaction(target, action, valor, askToSignIn);
}

/** Says when it fails; `onSignedOut` is for who turns out to be nobody. */
export async function setReaction(
  target: Target,
  action: Action,
  valor: boolean,
  onSignedOut?: () => void,
): Promise<boolean> {
  try {
    await store.set(target, action, valor);
    return true;
  } catch (error) {
    if (onSignedOut && error instanceof ApiError && error.status === 401) onSignedOut();
    else await sayFailure(error);
    return false;
  }
}

/** Counts a share of whoever is signed in; nobody waits for it. */
export async function recordShare(target: Target): Promise<void> {
  const { status } = await knownSession();
  if (status === 'signed-in') await store.set(target, 'share', true).catch(() => {});
}

/** A page that somebody came back to from signing in: what they meant is done, once, and leaves the address. */
export async function arrive(asked: string | null, { here, go }: Way): Promise<void> {
  if (asked === null) return;
  const carried = takeCarried(asked);
  go(withQuery(here, { accion: undefined }), { replace: true, preventScrollReset: true });
  if (!carried || getSession().status !== 'signed-in') return;
  const { action, target } = carried;
  if (!(await setReaction(target, action, true))) return;
  const text = await loadInteractionsText(pageIdioma());
  showToast('success', text.done[action]);
}
