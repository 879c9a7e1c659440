import type { WorkingArticle } from '@poliedro/contracts/writing';
import { callWriting } from '../writing-calls.ts';

let early: { readonly articulo_id: number; readonly answer: Promise<WorkingArticle> } | undefined;

const ask = (articulo_id: number) => callWriting('getWorkingArticle', { articulo_id });

/** Asks before the editor itself is here, so that the two come at the same time. */
export function askEarly(articulo_id: number): void {
  const answer = ask(articulo_id);
  answer.catch(() => {});
  early = { articulo_id, answer };
}

/** The early answer serves once: whoever opens the article again wants it as it is then. */
export function askForArticle(articulo_id: number): Promise<WorkingArticle> {
  const asked = early?.articulo_id === articulo_id ? early.answer : ask(articulo_id);
  early = undefined;
  return asked;
}
