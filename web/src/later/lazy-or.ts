import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a page that comes late, with all that it needs. Where it cannot come, the rest stands without it. */
export function lazyOr<Props>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Missing };
    }
  });
}
