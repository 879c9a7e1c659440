import { useEventText } from './event-text.tsx';

/** What this reader has not seen before. */
export function NewMark() {
  const t = useEventText();
  return <span className="new-mark">{t('news.mark')}</span>;
}
