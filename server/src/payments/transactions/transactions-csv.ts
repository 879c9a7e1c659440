import type { Idioma } from '@poliedro/contracts/language';
import type { Transaction } from '@poliedro/contracts/payments';

interface Words {
  readonly columns: readonly [string, string, string, string, string, string];
  readonly tipos: Readonly<Record<Transaction['tipo_transaccion'], string>>;
  readonly dineros: Readonly<Record<Transaction['tipo_dinero'], string>>;
}

const WORDS: Readonly<Record<Idioma, Words>> = {
  es: {
    columns: ['Fecha', 'Tipo', 'Categoría', 'Donación', 'Pay-Per-View', 'Artículo'],
    tipos: {
      recarga: 'Saldo añadido',
      compra: 'Compra',
      ingreso_autor: 'Venta de tu artículo',
      donacion: 'Donación',
      reembolso: 'Devolución',
      pago_autor: 'Pago por tus artículos',
    },
    dineros: { donacion: 'Donación', pay_per_view: 'Pay-Per-View' },
  },
  en: {
    columns: ['Date', 'Type', 'Category', 'Donation', 'Pay-Per-View', 'Article'],
    tipos: {
      recarga: 'Top-up',
      compra: 'Purchase',
      ingreso_autor: 'Sale of your article',
      donacion: 'Donation',
      reembolso: 'Refund',
      pago_autor: 'Payment for your articles',
    },
    dineros: { donacion: 'Donation', pay_per_view: 'Pay-Per-View' },
  },
  fr: {
    columns: ['Date', 'Type', 'Catégorie', 'Don', 'Pay-Per-View', 'Article'],
    tipos: {
      recarga: 'Recharge',
      compra: 'Achat',
      ingreso_autor: 'Vente de votre article',
      donacion: 'Don',
      reembolso: 'Remboursement',
      pago_autor: 'Versement pour vos articles',
    },
    dineros: { donacion: 'Don', pay_per_view: 'Pay-Per-View' },
  },
  de: {
    columns: ['Datum', 'Art', 'Kategorie', 'Spende', 'Pay-Per-View', 'Artikel'],
    tipos: {
      recarga: 'Aufladung',
      compra: 'Kauf',
      ingreso_autor: 'Verkauf deines Artikels',
      donacion: 'Spende',
      reembolso: 'Rückzahlung',
      pago_autor: 'Auszahlung für deine Artikel',
    },
    dineros: { donacion: 'Spende', pay_per_view: 'Pay-Per-View' },
  },
};

/** Without it spreadsheets take the letters for others. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for something to run. */
const RUNS = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = RUNS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function toCsv(transactions: readonly Transaction[], idioma: Idioma, dayOf: (at: string) => string): string {
  const { columns, tipos, dineros } = WORDS[idioma];
  const lines = transactions.map((one) => {
    const amount = one.importe_euros.toFixed(2);
    const isDonation = one.tipo_dinero === 'donacion';
    return [
      cell(dayOf(one.created_at)),
      cell(tipos[one.tipo_transaccion]),
      cell(dineros[one.tipo_dinero]),
      // Amounts are ours, and a minus is part of a number.
      isDonation ? amount : '',
      isDonation ? '' : amount,
      cell(one.titulo_articulo ?? ''),
    ].join(',');
  });
  return `${BYTE_ORDER_MARK}${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}
