import { type ComponentProps, useRef } from 'react';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

/** What may go with the keyboard on it; by default its box takes no part in the layout. */
export function Passing({ className = 'contents', ...props }: Omit<ComponentProps<'div'>, 'ref'>) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);
  return <div ref={place} className={className} {...props} />;
}
