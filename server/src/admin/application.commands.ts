import { type ListedApplication, listApplications } from '../people/application.repository.ts';
import { acceptApplication, type Decided, declineApplication } from '../people/application-decision.ts';
import { type Command, Mistake } from './command.ts';
import { day, plain, table } from './table.ts';

const LISTED_AT_MOST = 100;
const ANSWER_MAX = 2000;

const inWords = ({ solicitud_id, alias, rol, motivo, enlaces }: ListedApplication) =>
  [`${solicitud_id}: ${plain(alias)} for ${rol}`, motivo, ...enlaces].map((line) => plain(line)).join('\n   ');

function idOf(name = ''): number {
  if (!/^\d{1,15}$/.test(name)) throw new Mistake('An application is named by its number: see `applications`.');
  return Number(name);
}

function checkAnswer(answer: string): string {
  if (answer.length > ANSWER_MAX) throw new Mistake(`An answer has ${ANSWER_MAX} characters at most.`);
  return answer;
}

function describe(name: string | undefined, decided: Decided, outcome: string): string {
  if (decided === undefined) throw new Mistake(`No application ${name} waits for an answer.`);
  return `${plain(decided.alias)} for ${decided.rol}: ${outcome}, told by mail`;
}

const applications: Command = {
  usage: '[--all]',
  names: 0,
  meaning: 'who waits to become an author, and why; with --all also those answered or taken back',
  async run({ db, say }, { all }) {
    const found = await listApplications(db, all, LISTED_AT_MOST);
    if (found.length === 0) {
      say('No application waits.');
      return;
    }
    const rows = found.map((application) => [
      String(application.solicitud_id),
      `${application.alias} (${application.usuario_id})`,
      application.rol,
      application.estado,
      day(application.created_on),
      day(application.decided_on),
    ]);
    say(table([['id', 'who', 'role', 'state', 'asked (UTC)', 'answered (UTC)'], ...rows]));
    for (const waiting of found.filter(({ estado }) => estado === 'pendiente')) say(`\n${inWords(waiting)}`);
  },
};

const accept: Command = {
  usage: '<id> [--answer text]',
  names: 1,
  meaning: 'gives the role asked for, at once; open sessions have it too',
  async run({ db, origin, say }, { names: [name], answer }) {
    const [id, respuesta] = [idOf(name), checkAnswer(answer)];
    const decided = await db.transaction((transaction) => acceptApplication(transaction, origin, id, respuesta));
    say(describe(name, decided, 'accepted'));
  },
};

const decline: Command = {
  usage: '<id> --answer text',
  names: 1,
  meaning: 'says no, with the reason that the mail gives',
  async run({ db, say }, { names: [name], answer }) {
    if (answer === '') throw new Mistake('Say why, with --answer: it stands in the mail.');
    const [id, respuesta] = [idOf(name), checkAnswer(answer)];
    const decided = await db.transaction((transaction) => declineApplication(transaction, id, respuesta));
    say(describe(name, decided, 'declined'));
  },
};

export const APPLICATION_COMMANDS = { applications, accept, decline };
