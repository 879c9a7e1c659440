import { usePage } from '../platform/page.ts';
import { fillText, isSingular } from '../platform/translate.ts';

/** How many have done it: a small number for the eye, words for the ear; nothing where nobody has. */
export function ReactionCount({ count, one, other }: { count: number; one: string; other: string }) {
  const { idioma } = usePage();
  if (count === 0) return null;
  return (
    <>
      <span className="reaction-count" aria-hidden="true">
        {count.toLocaleString(idioma)}
      </span>
      <span className="sr-only">, {fillText(isSingular(count, idioma) ? one : other, { count })}</span>
    </>
  );
}
