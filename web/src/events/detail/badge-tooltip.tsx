import { useCallback } from 'react';
import { useFloatingTooltip } from '../../ui/floating-tooltip.tsx';
import type { BadgeKind } from './article-badges.ts';
import { useEventText } from './event-text.tsx';

/** One explanation for all labels of a list. */
export function useBadgeTooltip() {
  const t = useEventText();
  return useFloatingTooltip(
    '[data-badge]',
    useCallback((badge) => t(`badgeHelp.${badge.dataset.badge as BadgeKind}`), [t]),
  );
}
