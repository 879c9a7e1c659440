import type { CarrilRule } from '@poliedro/contracts/redaccion/front-page';
import { useEffect, useState } from 'react';
import type { CarrilCards } from '../../carriles/carril-content.ts';
import { pageIdioma } from '../../platform/language.ts';
import { callFrontPage } from './front-page-calls.ts';

/** Long enough to finish a word. */
const PAUSE_MS = 350;

export interface Preview {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last ones that came, while newer ones are on their way. */
  readonly cards: CarrilCards | undefined;
  readonly retry: () => void;
}

async function ask(carril_id: number | null, regla: CarrilRule): Promise<CarrilCards> {
  const { eventos, articulos } = await callFrontPage('previewCarril', { carril_id, idioma: pageIdioma(), regla });
  return regla.tipo === 'articulos' ? { tipo: 'articulos', articulos } : { tipo: 'eventos', eventos };
}

/** What readers would see by a rule that is not saved, asked for again when it has been another for a moment. */
export function usePreview(carril_id: number | null, rule: CarrilRule | undefined): Preview {
  const [shown, setShown] = useState<Omit<Preview, 'retry'>>({ status: 'loading', cards: undefined });
  const [attempt, setAttempt] = useState(0);
  const asked = rule && rule.tipo !== 'banner' ? JSON.stringify(rule) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (asked === undefined) return undefined;
    let current = true;
    setShown(({ cards }) => ({ status: 'loading', cards }));
    const timer = setTimeout(() => {
      ask(carril_id, JSON.parse(asked) as CarrilRule).then(
        (cards) => current && setShown({ status: 'ready', cards }),
        () => current && setShown({ status: 'failed', cards: undefined }),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [carril_id, asked, attempt]);

  return { ...shown, retry: () => setAttempt((number) => number + 1) };
}
