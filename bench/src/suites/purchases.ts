import { commissionCents } from '@poliedro/contracts/money';
import { type Question, runPgbench } from '../engines/pgbench.ts';
import { ratioOf, takeTurns } from '../measure/side-by-side.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { createBuyers } from '../money/buy.ts';
import { openShop, PRICE_CENTS, type Shop } from '../money/shop.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase, query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import { printStatement } from '../site/statement.ts';
import type { Bench, Suite } from '../suite.ts';

const READERS = 500;
const ARTICLES = 400;
const BALANCE_CENTS = 100_000_000;
const CONNECTIONS = 16;
const SECONDS = 5;
const COMMISSION_CENTS = commissionCents(PRICE_CENTS);

const sql = (text: string) => ({ sql: text });
const KEY = sql(`concat('compra', chr(58), :usuario::text, chr(58), :articulo::text, chr(58), :vez::text)`);

/** What a purchase asks of PostgreSQL, in its order, by the server's own statements. */
async function purchaseQuestions(): Promise<Question[]> {
  const ask = async (name: string, values: Question['values']) => ({ statement: await printStatement(name), values });
  const reader = sql(':usuario');
  const article = sql(':articulo');
  const author = sql(':autor');
  const key = sql(`concat('medida-', :usuario::text, '-', :articulo::text, '-', :vez::text)`);
  return [
    await ask('purchase-find-sale', [article, reader, key]),
    await ask('purchase-buy', [
      'compra',
      KEY,
      reader,
      sql('1000000 + :vez::bigint'),
      null,
      sql(`array['reader', 'author', 'commission']`),
      sql('array[:usuario, :autor, null]'),
      sql(`array[-${PRICE_CENTS}, ${PRICE_CENTS - COMMISSION_CENTS}, ${COMMISSION_CENTS}]`),
      author,
      'Artículo',
      PRICE_CENTS,
      COMMISSION_CENTS,
      'alguien@correo.example',
      'purchase-receipt',
      'es',
      '{"alias": "alguien", "titular": "Un artículo", "importe": "125", "url": "https//poliedro.example/articulo/1"}',
      key,
      'una huella de cuarenta y tres letras',
    ]),
  ];
}

const among = (name: string, ids: readonly number[]) => `${name} random(${Math.min(...ids)}, ${Math.max(...ids)})`;

/** Numbers of one kind are given in a row, so that one can be drawn. */
async function buyBare(services: Services, { readers, authors, articles }: Shop, questions: Question[]) {
  const variables = [
    among(
      'usuario',
      readers.map(({ usuario_id }) => usuario_id),
    ),
    among(
      'autor',
      authors.map(({ usuario_id }) => usuario_id),
    ),
    among('articulo', articles),
    'vez random(1, 2000000000)',
  ];
  return runPgbench(services, { questions, variables, connections: CONNECTIONS, seconds: SECONDS });
}

async function compare(bench: Bench, name: string, authors: number, bar: string): Promise<void> {
  const database = `poliedro_bench_purchases_${authors}`;
  bench.cleanup.add(() => dropDatabase(bench.services, database));
  const services = await createDatabase(bench.services, database);
  const api = await startApi(bench, { services, release: nameRelease(bench, services, 'purchases'), cached: true });
  const shop = await openShop(services, api.origin, {
    readers: READERS,
    authors,
    articles: ARTICLES,
    balanceCents: BALANCE_CENTS,
  });
  const buy = createBuyers(shop, api.port);
  const questions = await purchaseQuestions();
  let errors = 0;
  const ours = async () => {
    const result = await buy(CONNECTIONS, SECONDS);
    errors += result.errors;
    return result.perSecond;
  };
  const bare = () => buyBare(services, shop, questions);
  // A process that has been selling for a while: its code is compiled.
  for (const side of [ours, ours, ours, bare]) await side();
  // Statements are planned once: for tables as a shop has them that has sold something, not for empty ones.
  await query(services, 'vacuum analyze');
  const pairs = await takeTurns(bench.rounds, ours, bare);
  const { value, spread } = ratioOf(pairs, (perSecond) => perSecond);
  bench.record(`${name}: share of pgbench with the same statements`, value, 'ratio', { bar, spread });
  const record = (what: string, values: number[]) =>
    bench.record(`${name}: ${what}`, median(values), 'per second', { spread: spreadOf(values) });
  record(
    'purchases',
    pairs.map(({ first }) => first),
  );
  record(
    'pgbench',
    pairs.map(({ second }) => second),
  );
  bench.record(`${name}: errors`, errors, '', { bar: '= 0' });
  const [sum] = await query<{ cents: number }>(
    services,
    'select sum(amount_cents)::float8 as cents from ledger_entries',
  );
  bench.record(`${name}: all entries together`, sum?.cents ?? Number.NaN, 'cents', { bar: '= 0' });
  await api.stop();
}

async function run(bench: Bench): Promise<void> {
  await compare(bench, 'purchases of a hundred authors', 100, '>= 0.5');
  await compare(bench, 'purchases of one author', 1, '>= 0.4');
}

export const purchasesSuite: Suite = {
  name: 'purchases',
  summary: `Articles bought over HTTP by ${READERS} readers on ${CONNECTIONS} connections, beside pgbench with the same statements in one transaction.`,
  run,
};
