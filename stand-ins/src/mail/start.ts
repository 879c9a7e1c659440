import { startMailStandIn } from './mail-stand-in.ts';

function port(name: string, fallback: number): number {
  const given = process.env[name];
  return given === undefined || given === '' ? fallback : Number(given);
}

const standIn = await startMailStandIn({
  smtpPort: port('MAIL_SMTP_PORT', 2525),
  httpPort: port('MAIL_HTTP_PORT', 8025),
});
const { smtpPort, httpPort } = standIn;
// The one line on standard output, for whoever started this with free ports.
console.log(JSON.stringify({ smtpPort, httpPort }));
console.error(`mails sent to smtp://127.0.0.1:${smtpPort} can be read at http://127.0.0.1:${httpPort}`);

const end = () => void standIn.close().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// A test that started this and is gone needs it no more.
process.once('disconnect', end);
