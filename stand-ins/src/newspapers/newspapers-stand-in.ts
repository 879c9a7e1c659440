import { once } from 'node:events';
import { encode } from './charset.ts';
import { createClock } from './clock.ts';
import type { Control } from './control.ts';
import { createNewspaperFaults } from './faulty/faults.ts';
import { feedPathOf, feedTypeOf } from './feeds/feed.ts';
import { createHttpServer, siteOf } from './http.ts';
import { checkScenario, readScenario } from './press/content.ts';
import { listNewspapers } from './press/newspaper.ts';
import { ordersScenario } from './press/orders.ts';
import { createPress } from './press/press.ts';
import { generateScenario } from './press/scale.ts';
import type { Scenario } from './press/scenario.ts';
import { renderFeedOf } from './site.ts';
import { createHub, HUB_HOST } from './websub.ts';

const HOST = '127.0.0.1';
const DELIVERY_MS = 500;

export interface NewspapersStandIn {
  readonly port: number;
  /** How many articles the scenario has. */
  readonly articles: number;
  close(): Promise<void>;
}

export interface NewspapersOptions {
  /** 0 picks a free one. */
  port: number;
  /** The name of a scenario, a file, the scenario itself, or how many articles to invent. */
  scenario?: string | Scenario | { readonly articles: number; readonly seed?: string; readonly injected?: number };
  /** How many newspapers there are: the 40 hand-made ones first. */
  newspapers?: number;
  /** When the scenario begins; a day before now. */
  start?: Date;
  /** What the clock says at first. */
  now?: Date;
  /** How fast the clock goes. */
  speed?: number;
  /** Whether browsers can open the addresses: names under .localhost lead to this machine. */
  browsable?: boolean;
}

function scenarioOf(given: NonNullable<NewspapersOptions['scenario']>): Scenario {
  if (given === 'orders') return ordersScenario();
  if (typeof given === 'string') return readScenario(given);
  if ('happenings' in given) return checkScenario(given);
  const { articles, seed = 'scale', injected = 0 } = given;
  return generateScenario({ articles, seed, injected, hours: 48 });
}

/** Newspapers that are told apart by the name they are asked for, and one clock for all of them. */
export async function startNewspapersStandIn(options: NewspapersOptions): Promise<NewspapersStandIn> {
  const now = options.now?.getTime() ?? Date.now();
  const start = options.start?.getTime() ?? now - 86_400_000;
  const press = createPress(scenarioOf(options.scenario ?? 'demo'), listNewspapers(options.newspapers ?? 40), start);
  const clock = createClock(now, options.speed ?? 1);
  let port = 0;
  const ending = options.browsable ? '.localhost' : '';
  const baseOf = (host: string) => `http://${host}${ending}${port === 80 ? '' : `:${port}`}`;
  const topicOf = (host: string, path: string) => baseOf(host) + path;
  const hub = createHub({
    findTopic: (topic) => press.newspapers.find((one) => one.websub && topic === topicOf(one.host, feedPathOf(one))),
    countPublished: (newspaper) => press.listPublished(newspaper, clock.now()).length,
    renderTopic(newspaper) {
      const path = feedPathOf(newspaper);
      const charset = newspaper.feed === 'json' ? 'utf-8' : newspaper.charset;
      return {
        body: encode(renderFeedOf(siteOf(control, newspaper, path)), charset),
        type: feedTypeOf(newspaper),
        link: `<${baseOf(HUB_HOST)}/>; rel="hub", <${topicOf(newspaper.host, path)}>; rel="self"`,
      };
    },
  });
  const control: Control = { press, clock, hub, faults: createNewspaperFaults(), baseOf };
  const server = createHttpServer(control).listen(options.port, HOST);
  if (!server.listening) await once(server, 'listening');
  port = (server.address() as { port: number }).port;
  const deliver = () => void hub.deliver();
  clock.onSet(deliver);
  const deliveries = setInterval(deliver, DELIVERY_MS);
  return {
    port,
    articles: press.assignments.length,
    async close() {
      clearInterval(deliveries);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
