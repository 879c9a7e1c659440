const RULES = `
.CardProvider { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--card-color, inherit); font-family: var(--card-font, inherit); font-size: var(--card-size, inherit); }
.CardProvider input { border: 0; background: none; color: inherit; font: inherit; padding: 6px 2px; min-width: 0; min-height: 32px; box-sizing: border-box; }
.CardProvider input::placeholder { color: var(--card-hint, currentColor); opacity: var(--card-hint-opacity, .65); }
.CardProvider input[aria-invalid="true"] { color: var(--card-invalid, #b3261e); }
.CardProvider [name="cardnumber"] { flex: 1 1 12em; }
.CardProvider [name="exp-date"] { flex: 0 1 6em; }
.CardProvider [name="cvc"] { flex: 0 1 4em; }
dialog.CardProviderChallenge { margin: auto; width: min(26rem, calc(100vw - 24px)); padding: 0; border: 0; border-radius: 8px; overflow: hidden; }
dialog.CardProviderChallenge::backdrop { background: rgb(0 0 0 / 60%); }
.CardProviderChallenge iframe { display: block; border: 0; width: 100%; height: 22rem; background: Canvas; }
.CardProviderChallenge button { display: block; font: inherit; min-height: 44px; width: 100%; border: 0; cursor: pointer; }
`;

/** Without an element or attribute that a strict policy would refuse. */
export function adoptStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
