import { openDateFormat, writeDate } from '@poliedro/contracts/written-dates';
import { CircleAlert, CircleCheck, CloudOff, HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountErrorText } from '../../accounts/account-error-text.ts';
import { useSession } from '../../accounts/browser-session.ts';
import { loginAddress } from '../../accounts/next-path.ts';
import type { EditorText } from '../../locales/editor-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { fillText } from '../../platform/translate.ts';
import { useOnline } from '../../platform/use-online.ts';
import type { Desk, DeskState } from './desk.ts';
import { hasFailed, heldBackWords, isHeldBack } from './held-back.ts';
import { isRefused } from './owed.ts';
import { lackingOf } from './payload.ts';

interface SaveStatusProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly text: EditorText;
  readonly idioma: string;
  readonly onCompare: () => void;
}

const ICONS = { saved: CircleCheck, kept: HardDrive, failed: CircleAlert, offline: CloudOff } as const;

function useSecondsUntil(moment: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}

const asSentence = (text: string) => (/\p{L}$/u.test(text) ? `${text}.` : text);

/** Where the words are at the moment: on the server, in this browser, or on their way. */
export function SaveStatus({ desk, state, text, idioma, onCompare }: SaveStatusProps) {
  const { status } = text;
  const online = useOnline();
  const { status: signedIn } = useSession();
  const { failure, saving, stored, isUnsaved, isKept, conflict } = state;
  const seconds = useSecondsUntil(failure?.retryAt);
  const lacking = lackingOf(state.fields);
  const safe = isKept ? status.safeHere : status.notKept;

  const [kind, words, why = ''] = ((): readonly [kind: keyof typeof ICONS, words: string, why?: string] => {
    if (saving) return ['kept', status.saving];
    if (conflict) return ['failed', `${status.conflict} ${safe}`];
    if (isUnsaved && signedIn === 'visitor') return ['failed', `${status.signedOut} ${safe}`];
    if (isUnsaved && !online) return ['offline', `${status.offline} ${safe}`];
    const reason = failure ? asSentence(accountErrorText(failure.error, text, '')) : '';
    // What hindered it may be over: it has been saved since. What was refused still would be.
    if (isHeldBack(state))
      return [
        'failed',
        isRefused(failure?.error) ? `${heldBackWords(state, text)} ${reason}` : heldBackWords(state, text),
      ];
    if (hasFailed(state)) return ['failed', `${status.failed} ${safe}`, reason];
    if (isUnsaved && lacking.length > 0) {
      const names = lacking.map((name) => status.lacking[name]);
      const list = new Intl.ListFormat(idioma).format(names);
      return [isKept ? 'kept' : 'failed', `${safe} ${fillText(status.missing, { faltan: list })}`];
    }
    if (isUnsaved) return [isKept ? 'kept' : 'failed', `${status.unsaved} ${safe}`];
    if (!stored) return ['kept', status.blank];
    const at = new Date(stored.updated_on);
    const isToday = at.toDateString() === new Date().toDateString();
    if (!isToday) return ['saved', fillText(status.savedOn, { fecha: localMoment(stored.updated_on, idioma) })];
    const clock = openDateFormat(idioma, { hour: '2-digit', minute: '2-digit' });
    return ['saved', fillText(status.saved, { hora: writeDate(clock, at) })];
  })();
  const Icon = ICONS[kind];
  return (
    <div className={`save-status is-${kind}`}>
      <Icon className="icon" aria-hidden="true" />
      <p role="status">
        {words} <span className="status-more">{why}</span>
      </p>
      {conflict ? (
        <button type="button" className="quiet-button" onClick={onCompare}>
          {status.compare}
        </button>
      ) : signedIn === 'visitor' ? (
        <a className="text-link" href={loginAddress(location.pathname + location.search)}>
          {status.signIn}
        </a>
      ) : hasFailed(state) && !saving ? (
        <button type="button" className="quiet-button" onClick={desk.retry}>
          {status.retry}
          {seconds === undefined ? null : (
            <span className="status-more">{fillText(status.retryIn, { segundos: String(seconds) })}</span>
          )}
        </button>
      ) : null}
    </div>
  );
}
