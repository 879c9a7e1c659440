import type { Target } from '@poliedro/contracts/targets';
import { Share2 } from 'lucide-react';
import { type ToggleEvent, useId, useRef } from 'react';
import type { InteractionsText } from '../locales/interactions-text.ts';
import { showToast } from '../ui/toasts.ts';
import { ReactionCount } from './reaction-count.tsx';
import { hasReaction } from './reaction-store.ts';
import { recordShare, useReactions } from './reactions.ts';
import { targetKey } from './target-key.ts';

interface ShareButtonProps {
  readonly target: Target;
  /** Of the page that is shared. */
  readonly path: string;
  readonly count: number;
  readonly text: InteractionsText;
}

type Shared = Pick<ShareButtonProps, 'target' | 'path' | 'text'>;

async function copyLink({ target, path, text: { bar } }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + path);
  } catch {
    return showToast('error', bar.copyFailed);
  }
  showToast('success', bar.copied);
  void recordShare(target);
}

/** By the system's own sheet. To leave it without choosing anybody is no failure. */
async function shareWith(shared: Shared): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: location.origin + shared.path });
    void recordShare(shared.target);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(shared);
  }
}

/** Copies the link; where the system has a way to share, it is offered beside. */
export function ShareButton({ target, path, count, text }: ShareButtonProps) {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const shared = hasReaction(useReactions(), 'share', targetKey(target));
  const withSheet = typeof navigator.share === 'function';

  /** The menu lies over everything, so it is told where its button is. */
  function place({ currentTarget: menu, newState }: ToggleEvent<HTMLDivElement>) {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    menu.style.top = `${box.bottom + 4}px`;
    menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
    menu.querySelector('button')?.focus();
  }

  function choose(act: (shared: Shared) => Promise<void>) {
    document.getElementById(menuId)?.hidePopover();
    void act({ target, path, text });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={shared ? 'reaction on' : 'reaction'}
        title={text.bar.share}
        {...(withSheet ? { popoverTarget: menuId } : { onClick: () => void copyLink({ target, path, text }) })}
      >
        <Share2 className="icon" aria-hidden="true" />
        <span className="reaction-name">{text.bar.share}</span>
        {shared ? <span className="sr-only">, {text.bar.shared}</span> : null}
        <ReactionCount count={count} one={text.bar.sharedOne} other={text.bar.sharedOther} />
      </button>
      {withSheet ? (
        <div id={menuId} className="share-menu" popover="auto" onToggle={place}>
          <button type="button" onClick={() => choose(copyLink)}>
            {text.bar.copyLink}
          </button>
          <button type="button" onClick={() => choose(shareWith)}>
            {text.bar.shareWith}
          </button>
        </div>
      ) : null}
    </>
  );
}
