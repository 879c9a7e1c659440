import type { TagMark } from '@poliedro/contracts/article-body/document';
import type { ArticleText } from '../../locales/article-text.ts';
import { localMoment, shortDate } from '../../platform/dates.ts';
import { useMounted } from '../../platform/use-mounted.ts';
import { drawAll } from '../draw-all.tsx';
import { passageNoteId } from './body-links.tsx';
import { passageWords } from './passage-words.ts';

interface PassageNotesProps {
  readonly passages: readonly TagMark[];
  readonly text: ArticleText;
  readonly idioma: string;
}

/** What each passage is: never seen on a screen, where it describes the passage; printed, the footnotes with their sources. */
export function PassageNotes({ passages, text, idioma }: PassageNotesProps) {
  const mounted = useMounted();
  const written = (iso: string) => (mounted ? localMoment : shortDate)(iso, idioma);
  return (
    <section className="passage-notes">
      <h2>{text.marks.sources}</h2>
      <ol>
        {drawAll(passages, ({ type, attrs: { url, ...known } }, at) => (
          <li>
            <span id={passageNoteId(at + 1)}>
              {passageWords({ type, attrs: known }, text.tags, written).join(' · ')}
              {url ? <span className="on-screen"> · {text.tags.source}</span> : null}
            </span>
            {url ? <span className="passage-address"> {url}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
