import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { onThemeChosen } from '../platform/theme.ts';

/** A token of the page as the colour that it is now: what stands in somebody else's frame knows no tokens. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const readStyle = (): StripeElementStyle => ({
  base: {
    color: colourOf('--color-ink'),
    iconColor: colourOf('--color-ink-2'),
    fontFamily: 'system-ui, sans-serif',
    fontSize: '16px',
    '::placeholder': { color: colourOf('--color-ink-3') },
  },
  invalid: { color: colourOf('--color-danger'), iconColor: colourOf('--color-danger') },
});

/** The page's colours for the card's field, in the theme that is on. */
export function useCardStyle(): StripeElementStyle {
  const [style, setStyle] = useState(readStyle);
  useEffect(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const read = () => setStyle(readStyle());
    scheme.addEventListener('change', read);
    const stop = onThemeChosen(read);
    return () => {
      stop();
      scheme.removeEventListener('change', read);
    };
  }, []);
  return style;
}
