import type { Idioma } from '@poliedro/contracts/language';
import { z } from 'zod';

/** What one language says; `{name}` stands for a value of the data. */
export interface Words {
  /** The same for everybody: what somebody wrote never stands in a subject. */
  readonly subject: string;
  readonly heading: string;
  /** One whose amounts are all zero is left out. */
  readonly paragraphs: readonly string[];
  readonly button?: string;
  readonly link?: string;
  readonly footnote?: string;
}

export interface Template<Datos extends z.ZodObject = z.ZodObject> {
  readonly datos: Datos;
  /** Which of the data the button leads to. */
  readonly button?: string;
  /** The same for a second, quieter way. */
  readonly link?: string;
  readonly words: Readonly<Record<Idioma, Words>>;
}

type Led<Way extends 'button' | 'link', Name> = [Name] extends [never]
  ? { readonly [W in Way]?: never }
  : { readonly [W in Way]: string };

/** A template with a button has words for it in every language, and one without has none. */
export function defineTemplate<
  Shape extends z.core.$ZodLooseShape,
  Button extends keyof Shape & string = never,
  Link extends keyof Shape & string = never,
>(template: {
  datos: z.ZodObject<Shape, z.core.$strict>;
  button?: Button;
  link?: Link;
  words: Readonly<Record<Idioma, Omit<Words, 'button' | 'link'> & Led<'button', Button> & Led<'link', Link>>>;
}): Template<z.ZodObject<Shape, z.core.$strict>> {
  return template;
}

/** The person's name; an invented one may hold anything. */
export const alias = z.string().trim().min(1).max(100);
export const url = z
  .string()
  .regex(/^https?:\/\//i)
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/, normalize: true }));
export const titular = z.string().trim().min(1).max(1000);
/** In cents; written in euros. */
export const importe = z.string().regex(/^\d{1,9}$/);
export const rol = z.enum(['investigador', 'experto']);
/** A contract, as the provider calls it. */
export const contrato = z.string().regex(/^\w{1,100}$/);
/** The day and the hour. */
export const momento = z.iso.datetime();
export const fecha = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** How long something holds; empty until further notice. */
export const hasta = z.union([z.literal(''), z.iso.datetime()]);
/** The words that a mail is about, or how they begin. */
export const cita = z.string().trim().min(1).max(400);
/** Why something was decided, in the words of who decided it. */
export const reasons = z.string().trim().min(1).max(2000);
export const decision = z.enum(['mantener', 'retirar', 'sin_accion']);
