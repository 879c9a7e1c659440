import type { TagMark } from '@poliedro/contracts/article-body/document';
import { ETIQUETAS } from '@poliedro/contracts/article-body/tags';
import type { ArticleText } from '../../locales/article-text.ts';
import { showMarks } from './marks-choice.ts';

interface PassageLegendProps {
  readonly passages: readonly TagMark[];
  readonly text: ArticleText;
  readonly shown: boolean;
}

/** Which kinds of passage are marked here, each in its colour and by its word, and the way to read without them. */
export function PassageLegend({ passages, text, shown }: PassageLegendProps) {
  const used = ETIQUETAS.filter((etiqueta) => passages.some(({ type }) => type === etiqueta));
  return (
    <div className="passage-legend">
      {shown ? (
        <ul aria-label={text.marks.legend}>
          {used.map((etiqueta) => (
            <li key={etiqueta} data-etiqueta={etiqueta}>
              {text.tags[etiqueta]}
            </li>
          ))}
        </ul>
      ) : null}
      <button
        type="button"
        className="switch-button needs-script"
        aria-pressed={!shown}
        onClick={() => showMarks(!shown)}
      >
        {text.marks.without}
      </button>
    </div>
  );
}
