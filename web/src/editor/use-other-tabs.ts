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
      // Of three that were open, the one that is left must be heard again.
      if (data === 'here' || data === 'gone') say('also');
    };
    // A tab that is closed runs nothing else.
    const leave = () => say('gone');
    addEventListener('pagehide', leave);
    say('here');
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      channel.close();
    };
  }, [articulo_id]);
  return isElsewhere;
}
