import type { TagMark } from '@poliedro/contracts/article-body/document';
import type { TagsText } from '../../locales/tags-text.ts';

/** What is known of a marked passage, a line each: what it is, who, when, until when, and that its source can be seen. */
export function passageWords({ type, attrs }: TagMark, text: TagsText, written: (moment: string) => string): string[] {
  const { person, timestamp, timeframe, url } = attrs;
  return [text[type], person, timestamp && written(timestamp), timeframe, url && text.source].filter(
    (line): line is string => Boolean(line),
  );
}
