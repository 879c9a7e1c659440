import type { Charge, Invoice } from '../wire.ts';
import { dateOf, escapeHtml, euros, page } from './page.ts';

const STATUS: Readonly<Record<string, string>> = { open: 'Pendiente', paid: 'Pagada', void: 'Anulada' };

export function invoicePage(invoice: Invoice): string {
  const rows = invoice.lines.data.map(
    ({ description, amount }) => `<tr><td>${escapeHtml(description ?? '')}</td><td>${euros(amount)}</td></tr>`,
  );
  return page(
    `Factura ${invoice.number ?? invoice.id}`,
    `<p>${STATUS[invoice.status ?? ''] ?? ''}, ${dateOf(invoice.created)}</p>
<table><thead><tr><th scope="col">Concepto</th><th scope="col">Importe</th></tr></thead><tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total</th><td>${euros(invoice.total)}</td></tr></tfoot></table>
<p><a href="/invoices/${invoice.id}/pdf">Descargar en PDF</a></p>`,
  );
}

export const receiptPage = (charge: Charge): string =>
  page('Recibo', `<p>${euros(charge.amount)} el ${dateOf(charge.created)}</p>`);

/** The smallest file that is a PDF and says what it is about. */
export function invoicePdf(invoice: Invoice): Buffer {
  const text = `Factura ${invoice.number ?? invoice.id}: ${(invoice.total / 100).toFixed(2)} EUR`;
  const content = `BT /F1 16 Tf 60 760 Td (${text.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${file}${xref}startxref\n${file.length}\n%%EOF\n`, 'latin1');
}
