import { splitLinks } from '@poliedro/contracts/comment-text';
import { OutsideLink } from '../ui/outside-link.tsx';

/** What somebody wrote, as text and nothing else; only addresses of the web become links. */
export function CommentText({ texto }: { texto: string }) {
  return (
    <p className="comment-text" dir="auto">
      {splitLinks(texto).map(({ kind, text }, index) =>
        kind === 'link' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no name but their place
          <OutsideLink key={index} className="text-link" href={text} theirs>
            {text}
          </OutsideLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}
