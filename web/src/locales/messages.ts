import type { es } from './es.ts';

export type Widened<T> = { [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };

/** The shape of the Spanish texts: a text missing in another language is a type error. */
export type Messages = Widened<typeof es>;
