import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseJson } from '../parse-json.ts';
import type { Clock } from './clock.ts';
import { validatorsOf } from './delivery.ts';
import type { NewspaperFaults } from './faulty/faults.ts';
import { PRIVATE_ADDRESSES } from './faulty/private-addresses.ts';
import { feedPathOf } from './feeds/feed.ts';
import type { Press } from './press/press.ts';
import { listEvents, truthOf } from './truth.ts';
import type { Hub } from './websub.ts';

const CONTROL_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\]|control\.example)$/;
export const isControlHost = (host: string): boolean => CONTROL_HOSTS.test(host);

const MOST_TRUTHS = 1000;

export interface Control {
  readonly press: Press;
  readonly clock: Clock;
  readonly faults: NewspaperFaults;
  readonly hub: Hub;
  baseOf(host: string): string;
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
}

const ok = (value: unknown): Answer => ({ status: 200, value });

function listTruths({ press, baseOf, clock }: Control, query: URLSearchParams): Answer {
  const asked = query.get('url');
  if (asked !== null) {
    const url = URL.canParse(asked) ? new URL(asked) : undefined;
    const newspaper = press.findNewspaper(url?.hostname ?? '');
    const id = url?.searchParams.get('id') ?? null;
    const path = (url?.pathname ?? '') + (id === null ? '' : `?id=${id}`);
    const found = newspaper && press.findByPath(newspaper, path);
    if (found === undefined) return { status: 404, value: { error: 'no such article' } };
    return ok(truthOf(press, found.assignment, baseOf));
  }
  const host = query.get('host');
  const newspaper = press.findNewspaper(host ?? '');
  const all = host === null ? press.assignments : newspaper === undefined ? [] : press.listOf(newspaper);
  const list = query.has('published') ? all.filter(({ published_at }) => published_at <= clock.now()) : all;
  const from = Number(query.get('from') ?? 0);
  const count = Math.min(Number(query.get('count') ?? MOST_TRUTHS), MOST_TRUTHS);
  return ok({
    scenario: press.scenario.name,
    total: list.length,
    next: from + count < list.length ? from + count : null,
    articles: list.slice(from, from + count).map((assignment) => truthOf(press, assignment, baseOf)),
  });
}

const listNewspapers = ({ press, baseOf }: Control) =>
  press.newspapers.map((newspaper) => ({
    ...newspaper,
    ...validatorsOf(newspaper),
    home: `${baseOf(newspaper.host)}/`,
    feed_url: baseOf(newspaper.host) + feedPathOf(newspaper),
  }));

/** What whoever watches the newspapers may ask and set. */
export async function answerControl(control: Control, request: IncomingMessage, url: URL): Promise<Answer> {
  const { press, clock, faults, hub } = control;
  const query = url.searchParams;
  const time = () => ({ now: new Date(clock.now()).toISOString(), speed: clock.speed() });
  const [host, path] = [query.get('host'), query.get('path')];
  const place = { ...(host !== null && { host }), ...(path !== null && { path }) };
  const set = async (apply: (settings: unknown) => string | undefined, shown: () => unknown): Promise<Answer> => {
    const wrong = apply(parseJson(await text(request)));
    return wrong === undefined ? ok(shown()) : { status: 400, value: { error: wrong } };
  };

  switch (`${request.method} ${url.pathname}`) {
    case 'GET /':
      return ok({
        scenario: press.scenario.name,
        newspapers: press.newspapers.length,
        articles: press.assignments.length,
        ...time(),
        paths: ['/__newspapers', '/__truth', '/__events', '/__clock', '/__faults', '/__private-addresses', '/__websub'],
      });
    case 'GET /__truth':
      return listTruths(control, query);
    case 'GET /__events':
      return ok(listEvents(press));
    case 'GET /__newspapers':
      return ok(listNewspapers(control));
    case 'GET /__clock':
      return ok(time());
    case 'PUT /__clock':
      return set((settings) => clock.set(settings), time);
    case 'GET /__faults':
      return ok(faults.at(place).current());
    case 'PUT /__faults':
      return set(
        (settings) => faults.at(place).set(settings),
        () => faults.at(place).current(),
      );
    case 'DELETE /__faults':
      faults.clear();
      return ok({});
    case 'GET /__private-addresses':
      return ok(PRIVATE_ADDRESSES);
    case 'GET /__websub':
      return ok(hub.list());
    default:
      return { status: 404, value: { error: 'not found' } };
  }
}
