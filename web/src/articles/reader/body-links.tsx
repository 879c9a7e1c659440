import type { TagMark } from '@poliedro/contracts/article-body/document';
import type { ReactNode } from 'react';
import { OutsideLink } from '../../ui/outside-link.tsx';

/** Chosen by who wrote the text; only what opens a page gets a tab of its own. */
export function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^https?:/i.test(href)) {
    return (
      <OutsideLink href={href} theirs>
        {children}
      </OutsideLink>
    );
  }
  return (
    <a href={href} rel="nofollow ugc">
      {children}
    </a>
  );
}

export const passageNoteId = (note: number) => `pasaje-${note}`;

interface MarkedPieceProps {
  readonly tag: TagMark;
  /** The number of its passage. */
  readonly note: number;
  /** Printed, the number stands behind the last piece. */
  readonly isLast: boolean;
  /** Words that are a link of their own lead there, not to the source. */
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** Words that the author has marked: a link to their source, or what the keyboard can stop at to hear what they are. */
export function MarkedPiece({ tag, note, isLast, href, children }: MarkedPieceProps) {
  const marked = {
    className: 'passage',
    'data-etiqueta': tag.type,
    'data-note': note,
    'data-last': isLast ? '' : undefined,
    'aria-describedby': passageNoteId(note),
  };
  const address = href ?? tag.attrs.url;
  if (address) {
    return (
      <a {...marked} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its explanation must be reachable by keyboard
    <mark {...marked} tabIndex={0}>
      {children}
    </mark>
  );
}
