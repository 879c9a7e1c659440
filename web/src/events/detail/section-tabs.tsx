import { type MouseEvent, useEffect, useRef } from 'react';
import { type SectionEntry, type SectionName, sectionId } from './event-sections.ts';
import { useEventText } from './event-text.tsx';

interface SectionTabsProps {
  readonly sections: readonly SectionEntry[];
  /** Undefined where nothing follows the scrolling: these are then plain links within the page. */
  readonly active?: SectionName | undefined;
  /** Out of the way while reading on. */
  readonly away?: boolean;
  readonly onGo?: (elementId: string, section: SectionName) => void;
}

const EDGE_PX = 24;

/** The way to each section; they scroll, they do not switch, so they are links of a navigation. */
export function SectionTabs({ sections, active, away = false, onGo }: SectionTabsProps) {
  const t = useEventText();
  const row = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another active tab may stand outside what is in view
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !tab) return;
    const left = tab.offsetLeft - row.current.scrollLeft;
    const right = left + tab.offsetWidth - row.current.clientWidth;
    if (left < EDGE_PX) row.current.scrollLeft += left - EDGE_PX;
    else if (right > -EDGE_PX) row.current.scrollLeft += right + EDGE_PX;
  }, [active]);

  function go(event: MouseEvent, name: SectionName) {
    if (!onGo) return;
    event.preventDefault();
    onGo(sectionId(name), name);
  }

  return (
    <nav className="section-tabs" aria-label={t('sections.label')} data-away={away ? '' : undefined}>
      <ul ref={row}>
        {sections.map(({ name, count }) => (
          <li key={name}>
            <a
              href={`#${sectionId(name)}`}
              aria-current={name === active ? 'location' : undefined}
              onClick={(event) => go(event, name)}
            >
              {t(`sections.${name}`)}
              {count === undefined ? null : <b>{count}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
