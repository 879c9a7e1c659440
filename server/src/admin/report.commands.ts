import { listReports } from '../reports/report.repository.ts';
import type { Command } from './command.ts';
import { day, plain, table } from './table.ts';

const LISTED_AT_MOST = 100;

const reports: Command = {
  usage: '',
  names: 0,
  meaning: 'what readers have reported, as it read then, and why; the newest last',
  async run({ db, say }) {
    const found = await listReports(db, LISTED_AT_MOST);
    if (found.length === 0) {
      say('Nothing has been reported.');
      return;
    }
    const rows = found.map(({ reporte_id, tipo, objeto_id, motivo, alias, created_on }) => [
      String(reporte_id),
      `${tipo} ${objeto_id}`,
      motivo,
      alias ?? '(visitor)',
      day(created_on),
    ]);
    say(table([['id', 'what', 'reason', 'who', 'when (UTC)'], ...rows]));
    for (const { reporte_id, contenido, texto } of found) {
      const why = texto === '' ? [] : [`“${plain(texto)}”`];
      say(`\n${[`${reporte_id}: ${plain(contenido)}`, ...why].join('\n   ')}`);
    }
  },
};

export const REPORT_COMMANDS = { reports };
