import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ArticleText } from '../../locales/article-text.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';

/** Nothing is asked of YouTube before the reader wants to see it, and then at the address that sets no cookies. */
export function Video({ video_id, text }: { video_id: string; text: ArticleText['video'] }) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  return (
    <figure className="video">
      {isPlaying ? (
        <iframe
          ref={frame}
          title={text.title}
          src={`https://www.youtube-nocookie.com/embed/${video_id}?autoplay=1`}
          width={560}
          height={315}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      ) : (
        <button type="button" className="video-play needs-script" onClick={() => setPlaying(true)}>
          <Play className="icon" aria-hidden="true" />
          {text.play}
        </button>
      )}
      <figcaption>
        <span className="needs-script">{text.note} </span>
        <OutsideLink className="text-link" href={`https://www.youtube.com/watch?v=${video_id}`} theirs>
          {text.outside}
        </OutsideLink>
      </figcaption>
    </figure>
  );
}
