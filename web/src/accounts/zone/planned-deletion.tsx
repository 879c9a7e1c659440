import { useEffect, useRef } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { callAccount } from '../account-calls.ts';
import { ActionButton } from './action-button.tsx';
import type { PanelProps } from './panel.ts';

/** Stands above every tab: whoever comes back within the days of grace must see it, and can take it back. */
export function PlannedDeletion({ text, profile, onChange }: PanelProps) {
  const { idioma } = usePage();
  const planned = profile.eliminacion_prevista;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(planned);

  useEffect(() => {
    if (planned && !before.current) place.current?.focus();
    if (!planned && before.current) document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    before.current = planned;
  }, [planned]);

  if (!planned) return null;
  return (
    <div ref={place} className="account-notice warning planned-deletion" tabIndex={-1}>
      <p>{fillText(text.deletion.planned, { fecha: shortDate(planned, idioma) })}</p>
      <ActionButton
        text={text}
        primary
        label={text.deletion.keep}
        done={text.deletion.kept}
        failed={text.deletion.keepFailed}
        act={async () => {
          await callAccount('cancelDeletion');
          onChange({ eliminacion_prevista: null });
        }}
      />
    </div>
  );
}
