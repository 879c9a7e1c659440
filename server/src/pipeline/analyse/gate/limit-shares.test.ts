import { expect, test } from 'vitest';
import { limitShares } from './limit-shares.ts';

const of = (...articles: number[]) => ({ evidence: articles.map((articulo_id) => ({ articulo_id })) });
/** Articles 10 to 19 are of newspaper 1, 20 to 29 of newspaper 2. */
const periodicoOf = (articulo_id: number) => Math.floor(articulo_id / 10);

test('the last statements of a newspaper that carries more than its share alone are left', () => {
  const statements = [of(10), of(11), of(12), of(13), of(20), of(30), of(40)];
  const { kept, left } = limitShares(statements, periodicoOf, 0.4);
  expect(kept).toEqual([of(10), of(11), of(20), of(30), of(40)]);
  expect(left).toEqual([of(12), of(13)]);
});

test('what several newspapers carry counts for none of them alone', () => {
  const statements = [of(10, 20), of(10, 30), of(11, 20), of(12, 40), of(10)];
  expect(limitShares(statements, periodicoOf, 0.4).kept).toEqual(statements);
});

test('of two newspapers each may carry half, of one all', () => {
  expect(limitShares([of(10), of(11), of(20), of(12)], periodicoOf, 0.3).kept).toEqual([of(10), of(20)]);
  expect(limitShares([of(10), of(11), of(12)], periodicoOf, 0.3).left).toEqual([]);
});

test('each newspaper keeps one statement, and nothing is lost without statements', () => {
  expect(limitShares([of(10), of(20), of(30)], periodicoOf, 0.1).kept).toHaveLength(3);
  expect(limitShares([], periodicoOf, 0.4)).toEqual({ kept: [], left: [] });
});
