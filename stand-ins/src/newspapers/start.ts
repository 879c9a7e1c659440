import { parseArgs } from 'node:util';
import { startNewspapersStandIn } from './newspapers-stand-in.ts';

const help = `Usage: pnpm run stand-in:newspapers [-- options]

Plays newspapers that do not exist. All of them listen on one port and are told apart by the Host header; in a browser,
http://elfaro.example.localhost:PORT/ is El Faro. What is true about their articles is at http://127.0.0.1:PORT/__truth.

  --port 8090            where to listen; 0 picks a free one (also NEWSPAPERS_PORT)
  --scenario demo        a scenario of content/scenarios, or a file of your own; "orders" is full of orders to language models
  --articles 20000       invent so many articles instead
  --newspapers 40        how many newspapers: the 40 hand-made ones first, up to 5,000 and more
  --seed scale           another seed invents other happenings
  --injected 0           in how many of the invented happenings an article gives orders to language models, from 0 to 1
  --start 2026-03-02T06:00:00Z   when the scenario begins; a day before now
  --speed 1              how fast its clock goes; 60 is an hour a minute
  --browsable            addresses that a browser on this machine can open: http://elfaro.example.localhost:PORT/

On the control host (127.0.0.1): GET /__truth, /__events, /__newspapers, /__websub, /__private-addresses; GET and PUT
/__clock {"now","speed","advance_seconds"} and /__faults?host=&path= {"server_error":1}; DELETE /__faults.`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    help: { type: 'boolean', short: 'h' },
    port: { type: 'string', default: process.env.NEWSPAPERS_PORT || '8090' },
    scenario: { type: 'string', default: 'demo' },
    articles: { type: 'string' },
    newspapers: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'scale' },
    injected: { type: 'string', default: '0' },
    start: { type: 'string' },
    speed: { type: 'string', default: '1' },
    browsable: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(help);
  process.exit();
}

const { seed, articles } = values;
const standIn = await startNewspapersStandIn({
  port: Number(values.port),
  newspapers: Number(values.newspapers),
  speed: Number(values.speed),
  browsable: values.browsable,
  scenario:
    articles === undefined ? values.scenario : { articles: Number(articles), seed, injected: Number(values.injected) },
  ...(values.start !== undefined && { start: new Date(values.start) }),
});
// The one line on standard output, for whoever started this with a free port.
console.log(JSON.stringify({ port: standIn.port }));
console.error(`${values.newspapers} newspapers with ${standIn.articles} articles at http://127.0.0.1:${standIn.port}`);

const end = () => void standIn.close().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// A test that started this and is gone needs it no more.
process.once('disconnect', end);
