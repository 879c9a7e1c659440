import { useEffect, useState } from 'react';

type Word = 'here' | 'also' | 'gone';

/** Whether the same article is open in another tab of this browser; which text stands is still decided by its version. */
export function useOtherTabs(articulo_id: number | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (articulo_id === null || typeof BroadcastChannel !== 'function') return;
    const channel = new BroadcastChannel(`articulo-${articulo_id}`);
    const say = (word: Word) => channel.postMessage(word);
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      setElsewhere(data !== 'gone');
      if (data === 'here') say('also');
    };
    say('here');
    return () => {
      say('gone');
      channel.close();
    };
  }, [articulo_id]);
  return isElsewhere;
}
