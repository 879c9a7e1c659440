import type { Target } from '@poliedro/contracts/targets';

/** The contract's `targetKey`, without its schemas; a test holds them equal. */
export const targetKey = ({ tipo, id }: Target): string => `${tipo}_${id}`;

/** What the server is told it is about. */
export const targetField = ({ tipo, id }: Target) => (tipo === 'evento' ? { evento_id: id } : { articulo_id: id });

export function targetOfKey(key: string): Target | undefined {
  const [, tipo, id] = /^(evento|articulo)_(\d{1,15})$/.exec(key) ?? [];
  return tipo ? { tipo: tipo as Target['tipo'], id: Number(id) } : undefined;
}
