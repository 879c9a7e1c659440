import { expect, it } from 'vitest';
import { openArticle } from './opening.ts';

const OWNER = 7;
const hosted = { articulo_id: 1, tipo: 'interno', url: '/article/x', importe_euros: 0, usuario_id: OWNER } as const;
const sold = { ...hosted, importe_euros: 1.5 };
const external = { ...hosted, tipo: 'externo', url: 'https://a.example/', usuario_id: null } as const;
const visitor = { usuario_id: null, has_bought: false };
const owner = { usuario_id: OWNER, has_bought: false };
const other = { usuario_id: 8, has_bought: false };
const buyer = { usuario_id: 8, has_bought: true };

it.each([
  ['a visitor reads a free article on its page', hosted, visitor, { to: 'page' }],
  ['a visitor reaches the page of one that is sold', sold, visitor, { to: 'page' }],
  ['its author goes to the editor', hosted, owner, { to: 'editor' }],
  ['its author goes to the editor of one that is sold', sold, owner, { to: 'editor' }],
  ['another signed-in reader goes to the page of a free one', hosted, other, { to: 'page' }],
  ['another signed-in reader is offered one that is sold', sold, other, { to: 'purchase' }],
  ['who has bought it reads it', sold, buyer, { to: 'page' }],
  ['an external one opens at its newspaper', external, visitor, { to: 'outside', url: 'https://a.example/' }],
  ['also for who is signed in', external, other, { to: 'outside', url: 'https://a.example/' }],
  ['an external one without an address opens nothing', { ...external, url: '' }, owner, { to: 'nowhere' }],
] as const)('%s', (_, article, opener, opening) => {
  expect(openArticle(article, opener)).toEqual(opening);
});
