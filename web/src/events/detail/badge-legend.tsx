import { BADGE_KINDS, type BadgeKind, badgeHelpId } from './article-badges.ts';
import { useEventText } from './event-text.tsx';

/** Every label that appears, explained; the labels themselves point here. */
export function BadgeLegend({ kinds }: { kinds: ReadonlySet<BadgeKind> }) {
  const t = useEventText();
  if (kinds.size === 0) return null;
  return (
    <details className="badge-legend">
      <summary className="text-link">{t('articles.legend')}</summary>
      <dl>
        {BADGE_KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
          <div key={kind}>
            <dt>{t(`badgeNames.${kind}`)}</dt>
            <dd id={badgeHelpId(kind)}>{t(`badgeHelp.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
