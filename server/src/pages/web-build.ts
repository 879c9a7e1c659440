import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WebHost } from '@poliedro/contracts/site';

/** The web's own package, built or in its sources. Nothing of it is imported: it is loaded when the server starts. */
const WEB = new URL('../../../web/', import.meta.url);
const SERVER_ENTRY = new URL('build/server/index.js', WEB);
export const CLIENT_FOLDER = fileURLToPath(new URL('build/client/', WEB));

type LoadContext = unknown;
interface ServerBuild {
  entry: { module: { createLoadContext(host: WebHost): LoadContext } };
}
type RequestHandler = (request: Request, context: LoadContext) => Promise<Response>;
interface Router {
  createRequestHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler;
}

export type RenderPage = (request: Request, host: WebHost) => Promise<Response>;

/** The same copy of the router that the build was made with: its contexts are recognised by class. */
async function importFromWeb<T>(name: string): Promise<T> {
  const { resolve } = createRequire(new URL('package.json', WEB));
  return (await import(pathToFileURL(resolve(name)).href)) as T;
}

export const arePagesBuilt = () => existsSync(SERVER_ENTRY);

/** Changes whenever the pages do. */
export async function identifyBuild(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(SERVER_ENTRY))
    .digest('hex')
    .slice(0, 16);
}

export async function loadBuiltPages(): Promise<RenderPage> {
  const build = (await import(SERVER_ENTRY.href)) as ServerBuild;
  const { createRequestHandler } = await importFromWeb<Router>('react-router');
  const handle = createRequestHandler(build, 'production');
  return (request, host) => handle(request, build.entry.module.createLoadContext(host));
}

interface ViteServer {
  middlewares: (request: unknown, response: unknown, next: (error?: unknown) => void) => void;
  ssrLoadModule(id: string): Promise<unknown>;
  close(): Promise<void>;
}
interface Vite {
  createServer(options: object): Promise<ViteServer>;
}

export interface DevelopmentPages {
  readonly render: RenderPage;
  readonly middleware: ViteServer['middlewares'];
  close(): Promise<void>;
}

/** Vite inside the process: pages straight from the sources, reloading on change. */
export async function loadDevelopmentPages(http: Server): Promise<DevelopmentPages> {
  const vite = await importFromWeb<Vite>('vite');
  const server = await vite.createServer({
    root: fileURLToPath(WEB),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: http } },
  });
  const load = async () => (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const { createRequestHandler } = (await server.ssrLoadModule('react-router')) as Router;
  return {
    middleware: server.middlewares,
    close: () => server.close(),
    async render(request, host) {
      const build = await load();
      return createRequestHandler(build, 'development')(request, build.entry.module.createLoadContext(host));
    },
  };
}
