import { countWords } from '@poliedro/contracts/article-body/body-text';
import type { Idioma } from '@poliedro/contracts/language';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { readingMinutes } from '../../articles/reading-minutes.ts';
import type { EditorText } from '../../locales/editor-text.ts';
import { fillText, isSingular } from '../../platform/translate.ts';

/** After a pause: counting a long text between two keys would be felt. */
const PAUSE_MS = 600;

const wordsIn = ({ state: { doc } }: Editor) => countWords(doc.textBetween(0, doc.content.size, '\n', '\n'));

export function WordCount({ editor, words, idioma }: { editor: Editor; words: EditorText['count']; idioma: Idioma }) {
  const [count, setCount] = useState(() => wordsIn(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount(wordsIn(editor)), PAUSE_MS);
    };
    editor.on('update', later);
    return () => {
      clearTimeout(timer);
      editor.off('update', later);
    };
  }, [editor]);
  return (
    <p className="word-count">
      {fillText(isSingular(count, idioma) ? words.one : words.other, { palabras: count.toLocaleString(idioma) })} ·{' '}
      {fillText(words.minutes, { minutos: String(readingMinutes(count)) })}
    </p>
  );
}
