import type { Carril } from '@poliedro/contracts/carriles';
import { useRef, useState } from 'react';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';
import { tellConsole } from '../platform/tell-console.ts';
import { type CarrilPage, joinCards, loadCarrilPage } from './carril-content.ts';

interface ShownRow {
  readonly carril: Carril;
  readonly page: CarrilPage | undefined;
  readonly categoria_id: number | undefined;
}

/** Fetches the rest of a shortened row at the first sign that the reader turns to it: pointer, finger, focus, scrolling. */
export function useWholeRow({ carril, page, categoria_id }: ShownRow) {
  const [whole, setWhole] = useState<{ readonly of: CarrilPage; readonly page: CarrilPage }>();
  const asked = useRef<CarrilPage>(undefined);

  async function complete() {
    if (!page?.shortened || asked.current === page) return;
    asked.current = page;
    try {
      const all = await loadCarrilPage(browserApi, carril, { idioma: pageIdioma(), categoria_id });
      setWhole({ of: page, page: { ...all, cards: joinCards(page.cards, all.cards) } });
    } catch (error) {
      tellConsole(error);
      asked.current = undefined;
    }
  }

  const onSign = () => void complete();
  return {
    // What came anew with the page takes the place of what was fetched for the one before.
    page: whole && whole.of === page ? whole.page : page,
    signs: page?.shortened
      ? { onPointerEnter: onSign, onTouchStart: onSign, onFocus: onSign, onScrollCapture: onSign }
      : undefined,
  };
}
