import type { ServerResponse } from 'node:http';
import type { World } from '../world.ts';
import { invoicePage, invoicePdf, receiptPage } from './invoice.ts';
import { completeOnboarding, dashboardPage, onboardingPage, openLink } from './onboarding.ts';
import { page } from './page.ts';
import { answerChallenge, CHALLENGE_SCRIPT, challengePage, DONE_SCRIPT, findIntent } from './three-d-secure.ts';

interface Shown {
  readonly type: 'text/html; charset=utf-8' | 'text/javascript; charset=utf-8' | 'application/pdf';
  readonly body: string | Buffer;
}

const html = (body: string): Shown => ({ type: 'text/html; charset=utf-8', body });
const script = (body: string): Shown => ({ type: 'text/javascript; charset=utf-8', body });

/** A page, where else to go, or nothing. */
type Found = Shown | URL | undefined;

function findPage(world: World, method: string, url: URL, form: URLSearchParams): Found {
  const [, room, id = '', part] = url.pathname.split('/');
  const { platform, accounts } = world;
  const shown = (body: string | undefined) => (body === undefined ? undefined : html(body));
  const account = accounts.find(id);
  const invoice = platform.invoices.find(id);
  const charge = platform.charges.find(id);
  const intent = findIntent(world, id);
  switch (`${method} /${room}`) {
    case 'GET /3ds':
      if (id === 'done.js') return script(DONE_SCRIPT);
      if (id === 'challenge.js') return script(CHALLENGE_SCRIPT);
      return intent && shown(challengePage(intent, url.searchParams.get('client_secret') ?? ''));
    case 'POST /3ds':
      return intent && shown(answerChallenge(world, intent, form));
    case 'GET /onboarding': {
      const link = account && openLink(world, account, url.searchParams.get('link') ?? '');
      if (account === undefined || link === undefined) return undefined;
      return link.used ? new URL(link.refresh_url) : html(onboardingPage(account, link));
    }
    case 'POST /onboarding': {
      const next = account && completeOnboarding(world, account, form.get('link') ?? '');
      return next === undefined ? undefined : new URL(next);
    }
    case 'GET /express':
      return account && html(dashboardPage(world, account));
    case 'GET /invoices':
      if (invoice === undefined) return undefined;
      return part === 'pdf' ? { type: 'application/pdf', body: invoicePdf(invoice) } : html(invoicePage(invoice));
    case 'GET /receipts':
      return charge && html(receiptPage(charge));
    default:
      return undefined;
  }
}

/** The provider's own pages. The challenge may stand in a frame of anybody's. */
export function answerPage(world: World, method: string, url: URL, body: string, response: ServerResponse): void {
  const found = findPage(world, method, url, new URLSearchParams(body));
  if (found instanceof URL) return void response.writeHead(303, { location: found.href }).end();
  const { type, body: shown } = found ?? html(page('No existe', '<p>Aquí no hay nada.</p>'));
  response
    .writeHead(found === undefined ? 404 : 200, {
      'content-type': type,
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; base-uri 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
    .end(shown);
}
