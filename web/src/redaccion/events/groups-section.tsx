import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withIdioma } from '../../platform/address.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AskFirst } from '../ask-first.tsx';
import { PartSection } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { eventDeskAddress } from './event-desk-address.ts';
import { callEvents } from './events-calls.ts';
import type { EventProps } from './events-props.ts';

interface GroupsProps extends EventProps {
  readonly chosen: ReadonlySet<number>;
}

const FEWEST = 2;
const eventNumber = (typed: string): number | undefined => (/^\d{1,15}$/.test(typed) ? Number(typed) : undefined);

/** What only people know: that two events are one, that one is two, or that an article is in the wrong one. */
export function GroupsSection({ text, own, event, chosen, onChanged }: GroupsProps) {
  const { groups, articles } = own;
  const { evento_id } = event;
  const [busy, run] = useOperation(text, own.errors);
  const [target, setTarget] = useState('');
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const { idioma_in_url } = usePage();
  const destino_id = eventNumber(target.trim());
  const [articulo_id] = chosen;
  const titular = event.articulos_lista.find((article) => article.articulo_id === articulo_id)?.titular ?? '';
  const open = (id: number) => navigate(withIdioma(eventDeskAddress(id), idioma_in_url));

  async function merge() {
    if (destino_id === undefined) return showToast('error', groups.needsTarget);
    const body = { destino_id, note };
    if (await run(() => callEvents('mergeEvents', { evento_id }, body), groups.merged)) await open(destino_id);
  }
  async function split() {
    let made = 0;
    const act = async () => {
      made = (await callEvents('splitEvent', { evento_id }, { articulo_ids: [...chosen], note })).evento_id;
    };
    if (await run(act, groups.splitDone)) await open(made);
  }
  async function move(to: number | null | undefined) {
    if (to === undefined) return showToast('error', groups.needsTarget);
    if (articulo_id === undefined) return;
    const body = { articulo_id, destino_id: to, note };
    if (await run(() => callEvents('moveArticle', { evento_id }, body), groups.moved)) onChanged();
  }

  const id = target.trim() || '…';
  return (
    <PartSection title={groups.title} lead={groups.lead}>
      <div className="events-form">
        <Field
          name="target"
          label={groups.target}
          inputMode="numeric"
          autoComplete="off"
          value={target}
          onChange={(change) => setTarget(change.currentTarget.value)}
        />
        <Field
          name="note"
          label={groups.note}
          autoComplete="off"
          maxLength={1000}
          value={note}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
        <AskFirst
          text={text}
          label={groups.merge}
          question={fillText(groups.mergeQuestion, { id })}
          busy={busy}
          onConfirm={() => void merge()}
        />
        <p className="events-note" role="status">
          {chosen.size === 0 ? groups.chooseSome : fillText(articles.chosen, { count: String(chosen.size) })}
        </p>
        {chosen.size >= FEWEST ? (
          <AskFirst
            text={text}
            label={groups.split}
            question={fillText(groups.splitQuestion, { count: String(chosen.size) })}
            busy={busy}
            onConfirm={() => void split()}
          />
        ) : null}
        {chosen.size === 1 ? (
          <div className="events-actions">
            <AskFirst
              text={text}
              label={groups.moveSubmit}
              question={fillText(groups.moveQuestion, { titular })}
              busy={busy}
              onConfirm={() => void move(destino_id)}
            />
            <AskFirst
              text={text}
              label={groups.moveAlone}
              question={fillText(groups.moveQuestion, { titular })}
              busy={busy}
              onConfirm={() => void move(null)}
            />
          </div>
        ) : null}
      </div>
    </PartSection>
  );
}
