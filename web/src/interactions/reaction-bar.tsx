import '../ui/styles/reactions.css';
import type { Target } from '@poliedro/contracts/targets';
import { Archive, ArrowBigUp, Bookmark, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { lazyOr } from '../later/lazy-or.ts';
import { loadInteractionsText } from '../locales/interactions.ts';
import type { InteractionsText } from '../locales/interactions-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { useCounters } from './counters.ts';
import { ReactionCount } from './reaction-count.tsx';
import { hasReaction } from './reaction-store.ts';
import { react, useReactions } from './reactions.ts';
import { ShareButton } from './share-button.tsx';
import { targetKey } from './target-key.ts';
import { useInteractionsText } from './use-interactions-text.ts';
import { useWay, whileHere } from './use-way.ts';

interface ReactionBarProps {
  /** The same object as long as it is the same thing. */
  readonly target: Target;
  /** The path that is shared. */
  readonly path: string;
}

/**
 * What a reader can do with an event or an article: keep it for later, save it, share it, recommend it. Only ever drawn
 * in the browser.
 */
export function ReactionBar(props: ReactionBarProps) {
  return (
    <Suspense fallback={<div className="reactions" />}>
      <Actions {...props} />
    </Suspense>
  );
}

/** Where its texts cannot come, the page stands without it. */
const Actions = lazyOr(
  async () => {
    await loadInteractionsText(pageIdioma());
    return LoadedActions;
  },
  () => null,
);

function LoadedActions({ target, path }: ReactionBarProps) {
  const text = useInteractionsText();
  const counters = useCounters(target);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="reactions" role="group" aria-label={text.bar.label}>
      <Toggle target={target} action="read_later" Icon={Bookmark} text={text} />
      <Toggle target={target} action="save" Icon={Archive} text={text} />
      <ShareButton target={target} path={path} count={counters?.share ?? 0} text={text} />
      <Toggle target={target} action="upvote" Icon={ArrowBigUp} text={text} count={counters?.upvote ?? 0} />
    </div>
  );
}

interface ToggleProps {
  readonly target: Target;
  readonly action: 'read_later' | 'save' | 'upvote';
  readonly Icon: LucideIcon;
  readonly text: InteractionsText;
  readonly count?: number;
}

function Toggle({ target, action, Icon, text, count = 0 }: ToggleProps) {
  const reactions = useReactions();
  const way = useWay();
  const pressed = hasReaction(reactions, action, targetKey(target));
  return (
    <button
      type="button"
      className="reaction"
      aria-pressed={pressed}
      title={text.bar[action]}
      onClick={() => void react(target, action, whileHere(way))}
    >
      <Icon className="icon" aria-hidden="true" />
      <span className="reaction-name">{text.bar[action]}</span>
      <ReactionCount count={count} one={text.bar.recommendedOne} other={text.bar.recommendedOther} />
    </button>
  );
}
