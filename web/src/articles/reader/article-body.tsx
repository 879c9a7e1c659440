import '../../ui/styles/article-text.css';
import '../../ui/styles/passages.css';
import { bodyText } from '@poliedro/contracts/article-body/body-text';
import type { Body } from '@poliedro/contracts/article-body/document';
import { readBody } from '@poliedro/contracts/article-body/read-body';
import { walkBlocks } from '@poliedro/contracts/article-body/walk';
import { useCallback, useMemo } from 'react';
import type { ArticleText } from '../../locales/article-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { useFloatingTooltip } from '../../ui/floating-tooltip.tsx';
import { drawBody } from './draw-body.tsx';
import { useMarksShown } from './marks-choice.ts';
import { PassageLegend } from './passage-legend.tsx';
import { PassageNotes } from './passage-notes.tsx';
import { passageWords } from './passage-words.ts';

interface ArticleBodyProps {
  /** A document, or a text of old that is none. */
  readonly given: unknown;
  readonly text: ArticleText;
  /** Of the page. */
  readonly idioma: string;
  /** Of the article, where it is another. */
  readonly lang: string | undefined;
}

/** An article's text, to be read. */
export function ArticleBody({ given, text, idioma, lang }: ArticleBodyProps) {
  const read = useMemo(() => readBody(given), [given]);
  if (typeof given === 'string' && given.trim() !== '') {
    return (
      <div className="prose" lang={lang}>
        <p className="plain-text">{given}</p>
      </div>
    );
  }
  if (!read.ok || isBlank(read.body)) {
    return (
      <p className="no-content">
        <em>{text.page.empty}</em>
      </p>
    );
  }
  return <ReadBody body={read.body} text={text} idioma={idioma} lang={lang} />;
}

function isBlank(body: Body): boolean {
  return bodyText(body) === '' && ![...walkBlocks(body)].some(({ type }) => type === 'image' || type === 'youtube');
}

function ReadBody({ body, text, idioma, lang }: Omit<ArticleBodyProps, 'given'> & { readonly body: Body }) {
  const shown = useMarksShown();
  const { blocks, passages } = useMemo(() => drawBody(body, text, shown), [body, text, shown]);
  const explain = useCallback(
    (anchor: HTMLElement) => {
      const passage = passages[Number(anchor.dataset.note) - 1];
      const [name, ...lines] = passage ? passageWords(passage, text.tags, (iso) => localMoment(iso, idioma)) : [];
      return (
        <>
          <b>{name}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </>
      );
    },
    [passages, text, idioma],
  );
  const { handlers, tooltip } = useFloatingTooltip('.passage', explain);
  return (
    <>
      {passages.length > 0 ? <PassageLegend passages={passages} text={text} shown={shown} /> : null}
      <div className="prose" lang={lang} {...handlers}>
        {blocks}
      </div>
      {passages.length > 0 && shown ? <PassageNotes passages={passages} text={text} idioma={idioma} /> : null}
      {tooltip}
    </>
  );
}
