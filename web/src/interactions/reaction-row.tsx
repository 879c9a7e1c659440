import type { Interaction } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import { useEffect, useRef } from 'react';
import type { InteractionsText } from '../locales/interactions-text.ts';
import { articleAddress, eventAddress, withQuery } from '../platform/address.ts';
import { shortDate } from '../platform/dates.ts';
import { isFocusLost } from '../platform/focus.ts';
import { usePage } from '../platform/page.ts';
import { fillText } from '../platform/translate.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { wasTakenBack } from './reaction-store.ts';
import { setReaction, useReactions } from './reactions.ts';
import { targetKey } from './target-key.ts';

interface ReactionRowProps {
  readonly interaction: Interaction;
  readonly text: InteractionsText;
}

/** One reaction. Taken back, here or on a card, it leaves a line from which it can be had again. */
export function ReactionRow({ interaction, text }: ReactionRowProps) {
  const { idioma } = usePage();
  const { action, evento_id, articulo_id, created_on } = interaction;
  const target: Target =
    evento_id === null ? { tipo: 'articulo', id: articulo_id ?? 0 } : { tipo: 'evento', id: evento_id };
  const gone = wasTakenBack(useReactions(), action, targetKey(target));
  const titulo =
    interaction.titulo_evento ??
    interaction.titulo_articulo ??
    (evento_id === null ? text.mine.gone : text.mine.formerEvent);
  const button = useRef<HTMLButtonElement>(null);
  const wasGone = useRef(gone);

  useEffect(() => {
    if (wasGone.current !== gone && isFocusLost()) button.current?.focus();
    wasGone.current = gone;
  }, [gone]);

  if (gone) {
    return (
      <li>
        <p className="reaction-when" role="status">
          {fillText(text.mine.removed, { titulo })}
        </p>
        <button
          ref={button}
          type="button"
          className="quiet-button"
          onClick={() => void setReaction(target, action, true)}
        >
          {text.mine.undo}
        </button>
      </li>
    );
  }
  return (
    <li>
      <div>
        <p
          className="reaction-title"
          lang={interaction.idioma && interaction.idioma !== idioma ? interaction.idioma : undefined}
        >
          <Title interaction={interaction} titulo={titulo} />
        </p>
        <p className="reaction-when">
          {text.mine.did[action]}
          {evento_id === null ? ` · ${text.mine.article}` : null}
          {' · '}
          <time dateTime={created_on}>{shortDate(created_on, idioma)}</time>
        </p>
      </div>
      {action === 'share' || action === 'read' ? null : (
        <button
          ref={button}
          type="button"
          className="quiet-button"
          aria-label={fillText(text.mine.removeOf, { titulo })}
          onClick={() => void setReaction(target, action, false)}
        >
          {text.mine.remove}
        </button>
      )}
    </li>
  );
}

/** To the event's window, or its page once it is shown no more, to the article here or to its newspaper. */
function Title({ interaction, titulo }: { interaction: Interaction; titulo: string }) {
  const { evento_id, titulo_evento, url, slug } = interaction;
  if (evento_id !== null) {
    const isFormer = titulo_evento === null;
    return (
      <PageLink to={isFormer ? eventAddress(evento_id) : withQuery('/', { evento: evento_id })}>{titulo}</PageLink>
    );
  }
  if (slug) return <PageLink to={articleAddress(slug)}>{titulo}</PageLink>;
  return url ? <OutsideLink href={url}>{titulo}</OutsideLink> : titulo;
}
