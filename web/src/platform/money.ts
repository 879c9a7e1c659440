/** An amount in euros as it is written in a language, cents always; all kinds of space are one, whatever the browser knows. */
export function euros(amount: number, idioma: string): string {
  const written = new Intl.NumberFormat(idioma, { style: 'currency', currency: 'EUR' }).format(amount);
  return written.replace(/\s/g, '\u00a0');
}
