import { z } from 'zod';
import {
  DAILY_EUROS,
  dailyEuros,
  MODEL_PROVIDERS,
  missingOfModel,
  modelPrices,
  taskModels,
} from './adapters/llm/model-settings.ts';
import { missingOfStripe, stripeSettings } from './adapters/stripe/stripe-settings.ts';
import { socialLinks } from './pages/social-links.ts';
import { fetchRoutes } from './platform/safe-fetch/fetch-routes.ts';

export const UNNAMED_RELEASE = 'unnamed';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .describe('without a path');

/** `Name <address>`, or the address alone. */
const sender = z.string().regex(/^(?:[^<>"\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/);

const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Prometheus metrics, on a port of their own that the public never reaches; 0 picks a free one. */
  METRICS_PORT: port.optional(),
  /** The same of the worker, so that both may run on one machine. */
  WORKER_METRICS_PORT: port.optional(),
  PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  /** What a reader waits for is given up after this: better an old answer, or an excuse, than none. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(1500),
  REDIS_QUEUE_URL: z.url({ protocol: /^rediss?$/ }),
  REDIS_CACHE_URL: z.url({ protocol: /^rediss?$/ }),
  /** With TLS, unless it stands on this machine; user and password in the address. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:2525'),
  MAIL_FROM: sender.default('Poliedro <no-responder@poliedro.example>'),
  /** Where photos and exports are kept, unless a bucket is named below. */
  STORAGE_DIR: z.string().default('.storage'),
  /** A bucket of any server that speaks S3: all of these, or none. */
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where articles become vectors: a model in the worker, a server, or nowhere; local where a model's folder is named. */
  EMBEDDINGS: z.enum(['local', 'server', 'none']).optional(),
  EMBEDDING_MODEL_DIR: z.string().optional(),
  /** Up to the version, as in https://embeddings.example/v1. */
  EMBEDDING_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  /** Who writes events, judges and translates; without a model they are written by rules and not translated. */
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS).default('none'),
  /** Up to the version, as in https://models.example/v1; the provider's own, unless it is openai-compatible. */
  MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_FOR_TASKS: taskModels.default({}),
  MODEL_PRICES: modelPrices.default({}),
  MODEL_DAILY_EUROS: dailyEuros.default({ ...DAILY_EUROS }),
  /** For one answer, whole. */
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(1000).max(600_000).default(60_000),
  /** Questions under way in one process. */
  MODEL_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  ...stripeSettings,
  /** The labelled sets that the analysis is measured on and learns from. */
  DATA_DIR: z.string().optional(),
  /** Signs the session cookies; changing it signs everybody out. */
  AUTH_SECRET: z.string().min(32),
  /** Kept answers belong to one release: pages of another name files that are gone. By default told from the built pages. */
  RELEASE: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .default(UNNAMED_RELEASE),
  RESPONSE_CACHE: flag.default(true),
  RESPONSE_CACHE_MB: z.coerce.number().int().min(8).default(256),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Accounts that are made from one address. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  /** Open windows that one process tells what changes, and those of one address among them. */
  LIVE_MAX: z.coerce.number().int().min(1).default(20_000),
  LIVE_MAX_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  /** New work is turned away while the process is this far behind. */
  SHED_AFTER_MS: z.coerce.number().int().min(10).default(500),
  /** How many proxies stand in front, so that a reader's address is read from the right place. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** What newspapers find behind our name when we read them; the page about us, unless another is named. */
  CRAWLER_CONTACT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Names with a reserved ending that lead to this machine, where newspapers are played: `example=127.0.0.1:8090`. */
  FETCH_ROUTES: fetchRoutes.default([]),
  /** Between the beginnings of two visits to a host, unless it asks for more; below a second only on FETCH_ROUTES. */
  CRAWL_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Pages straight from the sources in web/, reloading on change. */
  WEB_DEV: flag.default(false),
  DONATION_URL: z.url().default('https://donar.poliedro.example'),
  CONTACT_URL: z.url().default('mailto:hola@poliedro.example'),
  SOCIAL_LINKS: socialLinks.default([]),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = withoutEmpty(environment);
  const result = configSchema.safeParse(given);
  const halfNamed = [
    ...missingOfBucket(given),
    ...missingOfEmbeddings(given),
    ...missingOfModel(given),
    ...missingOfStripe(environment),
  ];
  if (result.success && halfNamed.length === 0) return result.data;
  const faults = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  throw new ConfigError([...faults, ...halfNamed]);
}

function missingOfBucket(given: Record<string, string | undefined>): string[] {
  const names = Object.keys(configSchema.shape).filter((name) => name.startsWith('S3_'));
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === names.length ? [] : missing.map((name) => `${name}: needed with the other S3_ settings`);
}

function missingOfEmbeddings(given: Record<string, string | undefined>): string[] {
  const needed = { local: ['EMBEDDING_MODEL_DIR'], server: ['EMBEDDING_URL', 'EMBEDDING_MODEL'] };
  const driver = given.EMBEDDINGS;
  if (driver !== 'local' && driver !== 'server') return [];
  const missing = needed[driver].filter((name) => given[name] === undefined);
  return missing.map((name) => `${name}: needed with EMBEDDINGS=${driver}`);
}

/** For the commands that learn and measure: they need no services. */
export function readLearningConfig() {
  return configSchema
    .pick({ DATA_DIR: true, EMBEDDING_MODEL_DIR: true, MODEL_NAME: true, MODEL_PRICES: true })
    .parse(withoutEmpty(process.env));
}

/** For the commands: reads the environment, or says every fault and ends the process. */
export function readConfigOrExit(): Config {
  try {
    const config = readConfig(process.env);
    // Libraries read it too, and must not take another default than we do.
    process.env.NODE_ENV = config.NODE_ENV;
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(78);
  }
}
