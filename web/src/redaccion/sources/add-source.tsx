import type { Discovery } from '@poliedro/contracts/redaccion/source-discovery';
import { type FormEvent, useState } from 'react';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { operatorErrorText } from '../operator-error-text.ts';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { NewSourceForm } from './new-source-form.tsx';
import { callDiscovery } from './source-calls.ts';
import type { SourcesProps } from './source-props.ts';
import { faultWords } from './source-words.ts';

/** From an address to a newspaper that is read: found, tried and added. */
export function AddSource({ text, own }: SourcesProps) {
  const { adding } = own;
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Discovery>();

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    if (busy || url.length < 3) return;
    setBusy(true);
    setFound(undefined);
    try {
      setFound(await callDiscovery('discoverFeeds', { url }));
    } catch (error) {
      showToast('error', operatorErrorText(error, text, own.errors));
    } finally {
      setBusy(false);
    }
  }

  return (
    <PartFrame
      title={adding.title}
      lead={adding.lead}
      actions={
        <PageLink className="text-link" to={partAddress('fuentes')} prefetch="none">
          {own.back}
        </PageLink>
      }
    >
      <form className="line-form" onSubmit={(event) => void find(event)}>
        <Field name="url" label={adding.address} inputMode="url" autoComplete="off" autoCapitalize="none" required />
        <SubmitButton label={adding.find} busyLabel={adding.finding} busy={busy} />
      </form>
      <div role="status">{found ? <FoundWords own={own} found={found} /> : null}</div>
      {found && found.estado === 'nuevo' && found.fuentes.length > 0 ? (
        <NewSourceForm key={found.dominio} text={text} own={own} found={found} />
      ) : null}
    </PartFrame>
  );
}

function FoundWords({ own, found }: { readonly own: SourcesProps['own']; readonly found: Discovery }) {
  const { adding } = own;
  const { estado, fuentes, fallo, periodico_id, nombre } = found;
  if (estado === 'retirado') return <p>{adding.wasRemoved}</p>;
  if (fuentes.length === 0)
    return <p>{fallo === null ? adding.notFound : fillText(adding.stopped, { fallo: faultWords(fallo, own) })}</p>;
  if (estado === 'conocido')
    return (
      <p>
        {adding.known}{' '}
        <PageLink className="text-link" to={`${partAddress('fuentes')}/${periodico_id}`} prefetch="none">
          {fillText(adding.see, { nombre })}
        </PageLink>
      </p>
    );
  return <p>{fillText(adding.found, { cuantas: fuentes.length })}</p>;
}
