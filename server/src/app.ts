import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import { logoutByLink } from '@poliedro/contracts/accounts';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAccountRoutes } from './accounts/account.routes.ts';
import { registerEmailChangeRoutes } from './accounts/email-change.routes.ts';
import { registerPasskeyRoutes } from './accounts/passkey.routes.ts';
import { createIdentify, type PersonalRegistry } from './accounts/personal-calls.ts';
import { registerSecondFactorRoutes } from './accounts/second-factor.routes.ts';
import { registerSessionRoutes } from './accounts/session.routes.ts';
import { providerSources } from './adapters/stripe/stripe-settings.ts';
import { registerArticleRoutes } from './articles/article.routes.ts';
import { registerArticlePreviewRoutes } from './articles/article-preview.routes.ts';
import { registerPublicArticleRoutes } from './articles/public-article.routes.ts';
import { registerImageRoutes } from './articles/writing/image.routes.ts';
import { registerWritingRoutes } from './articles/writing/writing.routes.ts';
import { registerCarrilRoutes } from './carriles/carril.routes.ts';
import { registerCommentRoutes } from './comments/comment.routes.ts';
import type { Context } from './context.ts';
import { registerEventRoutes } from './events/event.routes.ts';
import { registerPreviewRoutes } from './events/preview.routes.ts';
import { registerInteractionRoutes } from './interactions/interaction.routes.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { registerNewspaperRoutes } from './newspapers/newspaper.routes.ts';
import { asksForHealth, isNotLimited } from './pages/free-requests.ts';
import { registerPageRoutes } from './pages/page.routes.ts';
import { preparePages } from './pages/prepare-pages.ts';
import { siteSettingsOf } from './pages/site-settings.ts';
import { CLIENT_FOLDER, loadBuiltPages, loadDevelopmentPages, type RenderPage } from './pages/web-build.ts';
import { registerOpenAccountsRoutes } from './payments/open-accounts/open-accounts.routes.ts';
import { registerPaymentRoutes } from './payments/payments.routes.ts';
import { registerPayoutRoutes } from './payments/payouts/payout.routes.ts';
import { registerWebhookRoutes } from './payments/provider-events/webhook.routes.ts';
import { findBought } from './payments/purchases/purchase.repository.ts';
import { registerPurchaseRoutes } from './payments/purchases/purchase.routes.ts';
import { registerSubscriptionRoutes } from './payments/subscriptions/subscription.routes.ts';
import { registerTransactionRoutes } from './payments/transactions/transaction.routes.ts';
import { registerApplicationRoutes } from './people/application.routes.ts';
import { registerLocationRoutes } from './people/location.routes.ts';
import { registerPhotoRoutes } from './people/photo.routes.ts';
import { registerProfileRoutes } from './people/profile.routes.ts';
import { registerWebSubRoutes } from './pipeline/discover/websub.routes.ts';
import { addressesOf } from './platform/calls.ts';
import { registerHealth } from './platform/health.ts';
import { handleErrors, sendError } from './platform/http-errors.ts';
import { createMetrics, exposeCacheCounts, exposeStreamCounts, type Metrics } from './platform/metrics.ts';
import { describeApi } from './platform/openapi.ts';
import { reasonOf } from './platform/reason-of.ts';
import type { FreshResponse } from './platform/response-cache/entry.ts';
import { createFront, type Front } from './platform/response-cache/front.ts';
import type { SharedQuestion } from './platform/response-cache/rules.ts';
import { refuseOtherSites } from './platform/same-origin.ts';
import { addSecurityHeaders } from './platform/security-headers.ts';
import { registerRedaccionRoutes } from './redaccion/redaccion.ts';
import { registerReportRoutes } from './reports/report.routes.ts';
import { registerTransparencyRoutes } from './reports/transparency.routes.ts';
import { registerRightsRoutes } from './rights/rights.routes.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly metrics: Metrics;
  /** Before anybody is let in. */
  prepare(): Promise<void>;
  /** Ready says no from now on; resolves when the requests under way are answered. */
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Without pages only the API answers; a function makes them in a way of its own. */
  pages: 'built' | 'development' | 'none' | RenderPage;
}

/** Belongs to one answer, not to what is kept of it. */
const NOT_KEPT = new Set(['content-length', 'connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']);
/** Marks the requests that the server makes to itself; nobody outside can guess it. */
const INSIDE = randomBytes(18).toString('base64url');

const isInside = (request: FastifyRequest) => request.headers['x-inside'] === INSIDE;

type Refusal = 'rate_limited' | 'unavailable';
const refusals = new WeakMap<IncomingMessage, Refusal>();

export async function buildApp(context: Context, options: AppOptions): Promise<App> {
  const { config, log } = context;
  const metrics = createMetrics();
  exposeCacheCounts(metrics, context.cache.counts);
  exposeStreamCounts(metrics, context.live.counts);
  let stopping = false;
  let front: Front | undefined;
  const connections = new Set<Socket>();

  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    genReqId: () => randomBytes(9).toString('base64url'),
    forceCloseConnections: 'idle',
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (front?.handle(request, response) !== true) handler(request, response);
      });
      server.on('connection', (connection) => {
        connections.add(connection);
        connection.once('close', () => connections.delete(connection));
      });
      server.keepAliveTimeout = 65_000;
      server.headersTimeout = 10_000;
      // Long enough for a photo over a slow line.
      server.requestTimeout = 60_000;
      return server;
    },
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  handleErrors(http);

  http.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    const refusal = refusals.get(request.raw);
    if (refusal !== undefined) return sendError(request, reply, refusal);
    return undefined;
  });
  http.addHook('onResponse', async (request, reply) => {
    // How long somebody listened says nothing of how long we took.
    if (reply.raw.getHeader('content-type') === 'text/event-stream') return;
    const seconds = reply.elapsedTime / 1000;
    const route = request.routeOptions.url ?? 'none';
    metrics.requestSeconds.observe({ route, method: request.method, status: reply.statusCode }, seconds);
    request.log.debug({ route, method: request.method, status: reply.statusCode, seconds }, 'answered');
  });
  await addSecurityHeaders(http, config.PUBLIC_ORIGIN.startsWith('https:'));
  await http.register(underPressure, {
    maxEventLoopDelay: config.SHED_AFTER_MS,
    // What many wait for, and what tells a supervisor that we live, is answered all the same.
    pressureHandler: (request, reply) => {
      if (!isInside(request) && !asksForHealth(request)) void sendError(request, reply, 'unavailable');
    },
  });

  registerHealth(http, {
    parts: {
      postgresql: () => context.db.query({ name: 'ping', text: 'select 1' }, []),
      redis: () => context.pingCache(),
    },
    isStopping: () => stopping,
  });

  const registry: PersonalRegistry = { app: http, cacheRules: [], identify: createIdentify(context.auth, context.db) };
  refuseOtherSites(http, config.PUBLIC_ORIGIN, new Set(addressesOf(logoutByLink)));
  await describeApi(http);
  http.addHook('onRequest', async (request, reply) => {
    if (isInside(request) || isNotLimited(request)) return undefined;
    if (await context.rateLimit.take(request.ip)) return undefined;
    return sendError(request, reply, 'rate_limited');
  });
  registerAccountRoutes(registry, context.accounts);
  registerSecondFactorRoutes(registry, context.secondFactor);
  registerPasskeyRoutes(registry, context.passkeys);
  registerEmailChangeRoutes(registry, context.emailChange);
  registerProfileRoutes(registry, context.db, context.profiles);
  registerPhotoRoutes(registry, context.photos);
  registerLocationRoutes(registry, context.locate);
  registerSessionRoutes(registry, context.db, context.auth, context.accounts);
  registerApplicationRoutes(registry, context.applications);
  registerRightsRoutes(registry, context.exports, context.deletions);
  registerCarrilRoutes(registry, context.db);
  registerEventRoutes(registry, context.db);
  registerArticleRoutes(registry, context.db);
  registerPublicArticleRoutes(registry, context.db, findBought);
  registerArticlePreviewRoutes(registry, context.db);
  registerWritingRoutes(registry, context.writing);
  registerImageRoutes(registry, context.images);
  registerInteractionRoutes(registry, context.db, context.interactions);
  registerNewspaperRoutes(registry, context.db);
  registerPreviewRoutes(registry, context.db);
  registerCommentRoutes(registry, context.comments);
  registerReportRoutes(registry, context.reports);
  registerTransparencyRoutes(registry, context.db, context.clock, context.redaccion.pipelineSettings);
  registerPurchaseRoutes(registry, context.db, context.purchases);
  registerSubscriptionRoutes(registry, context);
  registerPayoutRoutes(registry, context.payoutAccounts);
  registerTransactionRoutes(registry, context.db, context.clock);
  registerOpenAccountsRoutes(registry, context.db, context.clock);
  registerPaymentRoutes(registry, context.db, context.cardProvider, context.topUps, context.refunds);
  if (context.cardProvider) registerWebhookRoutes(registry, context.db, context.cardProvider, context.wakeEvent);
  registerRedaccionRoutes(registry, context.redaccion);
  registerLiveRoutes(registry, context.db, context.live);
  registerWebSubRoutes(registry, context.db);
  await registerPages(registry);
  http.setNotFoundHandler((request, reply) => sendError(request, reply, 'not_found'));

  async function registerPages({ app }: PersonalRegistry): Promise<void> {
    if (options.pages === 'none') return;
    const cards = context.cardProvider?.settings;
    const site = siteSettingsOf(config, cards !== undefined);
    const shared = { site, callApi, provider: cards && providerSources(cards) };
    if (typeof options.pages === 'function') {
      registerPageRoutes(registry, { render: options.pages, strictPolicy: true, ...shared });
      return;
    }
    if (options.pages === 'development') {
      const pages = await loadDevelopmentPages(app.server);
      await app.register(middie);
      app.use(pages.middleware);
      app.addHook('onClose', () => pages.close());
      registerPageRoutes(registry, { render: pages.render, strictPolicy: false, ...shared });
      return;
    }
    await app.register(fastifyStatic, {
      root: CLIENT_FOLDER,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    registerPageRoutes(registry, { render: await loadBuiltPages(), strictPolicy: true, ...shared });
  }

  async function askInside(url: string, idioma: string): Promise<FreshResponse> {
    const answer = await http.inject({
      url,
      headers: { 'x-inside': INSIDE, 'accept-language': idioma, accept: '*/*' },
    });
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !NOT_KEPT.has(name)) headers[name] = String(value);
    }
    return { status: answer.statusCode, headers, body: answer.rawPayload };
  }

  /** What takes too long, or cannot be asked at all, is a call that is not answered. */
  const excuse = (error: unknown): 'unavailable' => {
    http.log.warn({ reason: reasonOf(error) }, 'a call of a page could not be answered');
    return 'unavailable';
  };

  async function callApi(path: string): Promise<{ status: number; body: string }> {
    const kept = await front?.ask(path).catch(excuse);
    if (kept === 'unavailable') return { status: 503, body: JSON.stringify({ code: kept }) };
    if (kept !== undefined) return { status: kept.status, body: kept.variants.identity.body.toString() };
    const answer = await askInside(path, '');
    return { status: answer.status, body: answer.body.toString() };
  }

  if (config.RESPONSE_CACHE) {
    front = createFront({
      cache: context.cache,
      rules: registry.cacheRules,
      fetchAnswer: (question: SharedQuestion) => askInside(question.url, question.idioma),
      mayFetch: (request) => context.rateLimit.take(addressOf(request)),
      refuse(request: IncomingMessage, response: ServerResponse, why) {
        refusals.set(request, why);
        http.routing(request, response);
      },
    });
  }

  function addressOf(request: IncomingMessage): string {
    if (config.TRUSTED_PROXIES > 0) {
      const hops = String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((hop) => hop.trim())
        .filter(Boolean);
      const hop = hops.at(-config.TRUSTED_PROXIES);
      if (hop !== undefined) return hop;
    }
    return request.socket.remoteAddress ?? '';
  }

  return {
    http,
    metrics,
    prepare: () => preparePages(askInside),
    async stop() {
      stopping = true;
      context.live.end();
      // A connection that finishes its request now would else be kept alive for the next one.
      const sweep = setInterval(() => {
        http.server.closeIdleConnections();
        // Opened ahead by a browser and never used: not idle for Node, and nothing to wait for.
        for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
      }, 50);
      // The framework refuses its own inner requests once it closes: pages under way must be done before.
      await new Promise<void>((resolve) => http.server.close(() => resolve()));
      clearInterval(sweep);
      await http.close();
    },
  };
}
