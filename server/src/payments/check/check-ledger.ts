import type { Database, Transaction } from '../../platform/database.ts';
import { type Remainder, readRemainders } from './clearing.repository.ts';
import { BOOK_RULES, LEDGER_RULES, LONG_PROOF_MS } from './ledger-rules.ts';

export interface Fault {
  readonly rule: string;
  readonly what: string;
}

export interface LedgerCheck {
  readonly transfers: number;
  readonly faults: readonly Fault[];
  readonly remainders: readonly Remainder[];
}

const COUNT = {
  name: 'ledger-check-count',
  text: `select count(*)::float8 as transfers from ledger_transfers`,
  timeoutMs: LONG_PROOF_MS,
};
const ADD = {
  name: 'ledger-check-add',
  text: `insert into ledger_checks (began_on, transfers, faults, remainders) values ($1, $2, $3, $4)`,
};

async function findFaults(tx: Transaction): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const statement of [...LEDGER_RULES, ...BOOK_RULES]) {
    const broken = await tx.query<{ what: string }>(statement, []);
    faults.push(...broken.map(({ what }) => ({ rule: statement.name.replace('ledger-rule-', ''), what })));
  }
  return faults;
}

const strayIn = (remainders: readonly Remainder[]): Fault[] =>
  remainders
    .filter(({ cents, known_cents }) => cents !== known_cents)
    .map(({ account, cents, known_cents }) => ({
      rule: 'what-is-on-its-way-is-known',
      what: `${account}: ${cents}, of which ${known_cents} are known`,
    }));

export async function proveLedger(tx: Transaction): Promise<LedgerCheck> {
  const [{ transfers } = { transfers: 0 }] = await tx.query<{ transfers: number }>(COUNT, []);
  const remainders = await readRemainders(tx);
  return { transfers, faults: [...(await findFaults(tx)), ...strayIn(remainders)], remainders };
}

/** Proves the invariants over the whole ledger, as it stands at one moment, and keeps what was found. */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  const began = new Date();
  const check = await db.transaction(async (tx) => {
    await tx.client.query('set transaction isolation level repeatable read, read only');
    await tx.client.query(`set local statement_timeout = ${LONG_PROOF_MS}`);
    return proveLedger(tx);
  });
  const { transfers, faults, remainders } = check;
  await db.query(ADD, [began, transfers, JSON.stringify(faults), JSON.stringify(remainders)]);
  return check;
}
