import type { Revision } from '@poliedro/contracts/writing';
import { useCallback, useState } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { localMoment } from '../platform/dates.ts';
import { fillText } from '../platform/translate.ts';
import { useLoading } from '../platform/use-loading.ts';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { Comparison } from './compare/comparison.tsx';
import type { DraftPlace, SetAside } from './draft/draft.ts';
import { listSetAside } from './draft/draft-store.ts';
import { EditorPanel } from './editor-panel.tsx';
import type { Desk } from './saving/desk.ts';
import { callWriting } from './writing-calls.ts';

interface RevisionsPanelProps {
  readonly desk: Desk;
  readonly body: () => unknown;
  readonly text: EditorText;
  readonly idioma: string;
  readonly onClose: () => void;
}

/** An earlier text: one that the server keeps, or one that was set aside in this browser. */
interface Earlier {
  readonly key: string;
  readonly name: string;
  readonly at: number;
  readonly load: () => Promise<{ titular: string; resumen: string; body: unknown }>;
}

const ofRevision =
  (articulo_id: number, words: EditorText['revisions']) =>
  ({ revision_id, tipo, created_on }: Revision): Earlier => ({
    key: `r${revision_id}`,
    name: words.tipos[tipo],
    at: Date.parse(created_on),
    async load() {
      const { titular, resumen, body_json } = await callWriting('getRevision', { articulo_id, revision_id });
      return { titular, resumen, body: body_json };
    },
  });

const ofSetAside =
  (words: EditorText['revisions']) =>
  ({ id, fields, body, set_aside_at }: SetAside): Earlier => ({
    key: `s${id}`,
    name: words.setAside,
    at: set_aside_at,
    load: async () => ({ titular: fields.titular, resumen: fields.resumen, body }),
  });

async function listEarlier(place: DraftPlace, words: EditorText['revisions']): Promise<Earlier[]> {
  const { articulo_id } = place;
  const [here, there] = await Promise.all([
    listSetAside(place).catch(() => []),
    articulo_id === null ? { revisiones: [] } : callWriting('listRevisions', { articulo_id }),
  ]);
  const revisions = there.revisiones.map(ofRevision(articulo_id ?? 0, words));
  return [...here.map(ofSetAside(words)), ...revisions].sort((one, other) => other.at - one.at);
}

export function RevisionsPanel({ desk, body, text, idioma, onClose }: RevisionsPanelProps) {
  const { revisions: words, dialogs } = text;
  const { place } = desk.get();
  const [chosen, setChosen] = useState<Earlier>();
  const loading = useLoading(useCallback(() => listEarlier(place, words), [place, words]));
  const when = ({ at }: Earlier) => localMoment(at, idioma);
  return (
    <EditorPanel
      title={words.title}
      lead={words.lead}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {dialogs.close}
        </button>
      }
    >
      <div className="editor-panel-body revisions">
        {loading.status === 'loading' ? <p className="quiet">{text.loading}</p> : null}
        {loading.status === 'failed' ? <ErrorNotice text={words.failed} onRetry={loading.retry} /> : null}
        {loading.status === 'ready' && loading.value.length === 0 ? <EmptyNotice text={words.none} /> : null}
        {loading.status === 'ready' && loading.value.length > 0 ? (
          <ol className="revision-list">
            {loading.value.map((earlier) => (
              <li key={earlier.key}>
                <button type="button" aria-pressed={earlier.key === chosen?.key} onClick={() => setChosen(earlier)}>
                  <b>{when(earlier)}</b>
                  <small>{earlier.name}</small>
                </button>
              </li>
            ))}
          </ol>
        ) : null}
        {chosen ? (
          <EarlierText
            key={chosen.key}
            earlier={chosen}
            when={when(chosen)}
            text={text}
            desk={desk}
            body={body}
            onClose={onClose}
          />
        ) : null}
      </div>
    </EditorPanel>
  );
}

interface EarlierTextProps extends Omit<RevisionsPanelProps, 'idioma'> {
  readonly earlier: Earlier;
  readonly when: string;
}

function EarlierText({ earlier, when, text, desk, body, onClose }: EarlierTextProps) {
  const { revisions: words, compare } = text;
  const loading = useLoading(earlier.load);
  if (loading.status === 'loading') return <p className="quiet">{text.loading}</p>;
  if (loading.status === 'failed') return <ErrorNotice text={words.failed} onRetry={loading.retry} />;
  const { fields } = desk.get();
  const { titular, resumen, body: then } = loading.value;
  return (
    <section className="earlier-text" aria-label={fillText(words.of, { fecha: when })}>
      <Comparison
        one={loading.value}
        other={{ ...fields, body: body() }}
        oneName={fillText(words.of, { fecha: when })}
        otherName={words.now}
        words={compare}
      />
      <button
        type="button"
        className="button primary"
        onClick={() => {
          onClose();
          desk.replace({ ...fields, titular, resumen }, then);
        }}
      >
        {words.restore}
      </button>
    </section>
  );
}
