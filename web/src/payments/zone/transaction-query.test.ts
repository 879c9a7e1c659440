import { afterEach, expect, test, vi } from 'vitest';
import { browserRequest } from '../../platform/browser-request.ts';
import { downloadTransactions } from './download-transactions.ts';
import { transactionQuery } from './transaction-query.ts';

vi.mock('../../platform/browser-request.ts', () => ({
  browserRequest: vi.fn(async () => ({ status: 500, body: '' })),
}));
vi.mock('../../platform/language.ts', () => ({ pageIdioma: () => 'es' }));

afterEach(() => vi.restoreAllMocks());

function beIn(timeZone: string): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

test('days are asked for as the reader has them', () => {
  beIn('America/Lima');
  expect(transactionQuery({ desde: '2026-06-11' })).toEqual({ desde: '2026-06-11', zona: 'America/Lima' });
});

test('a browser that does not know where it is leaves it open', () => {
  beIn('Etc/Unknown');
  expect(transactionQuery({ tipo: 'compra' })).toEqual({ tipo: 'compra' });
});

test('the file is asked for with the same days', async () => {
  beIn('Europe/Madrid');
  await expect(downloadTransactions({ hasta: '2026-06-11' }, 't')).rejects.toThrow();
  const [asked] = vi.mocked(browserRequest).mock.lastCall ?? [];
  expect(new URL(asked ?? '', 'https://poliedro.example').searchParams.get('zona')).toBe('Europe/Madrid');
});
