/** Who wrote an event's text; in the demonstration, people who play the model. */
export type Maker = { readonly by: 'ai' | 'rules' } | { readonly by: 'model'; readonly modelo: string };

/** From `extractivo@1`, `modelo:some-model@2.3` or nothing. */
export function makerOf(analista: string | null): Maker {
  if (analista === null) return { by: 'ai' };
  const modelo = /^modelo:(?<name>.+)@[^@]*$/.exec(analista)?.groups?.name;
  return modelo === undefined ? { by: 'rules' } : { by: 'model', modelo };
}
