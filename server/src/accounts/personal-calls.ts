import type { User } from '@poliedro/contracts/accounts';
import type { Call } from '@poliedro/contracts/call';
import { can } from '@poliedro/contracts/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CallInput, capabilityFor, type Registry, routeCall } from '../platform/calls.ts';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { readerIdioma } from '../platform/reader-language.ts';
import type { Visit, WithCookies } from './account.service.ts';
import type { Auth } from './auth.ts';
import { findKnownUser } from './known-session.ts';
import { mayStay } from './suspension.repository.ts';
import { toUser } from './user.repository.ts';

/** Who is behind a request. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<User | null>;

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'origin'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

function visitOf(request: FastifyRequest): Visit {
  return { headers: toHeaders(request), address: request.ip, idioma: readerIdioma(request.url, request.headers) };
}

/** Made when somebody asks for it: most calls do not. */
const given = <Rest extends object>(request: FastifyRequest, rest: Rest): Rest & { readonly visit: Visit } => ({
  ...rest,
  get visit() {
    return visitOf(request);
  },
});

function sendCookies(reply: FastifyReply, setCookies: readonly string[]): void {
  for (const cookie of setCookies) void reply.header('set-cookie', cookie);
}

export function createIdentify(auth: Auth, db: Queryable): Identify {
  const cookieOf = auth.$context.then(({ authCookies, secret }) => ({ name: authCookies.sessionToken.name, secret }));
  async function askLibrary(request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    const { headers, response } = await auth.api
      .getSession({ headers: toHeaders(request), returnHeaders: true })
      .catch((error: unknown) => {
        // The library wraps whatever went wrong below it. Not knowing who somebody is must never look like a sign-out.
        throw new DomainError('unavailable', { reason: String(error) });
      });
    sendCookies(reply, headers.getSetCookie());
    if (response === null) return null;
    const user = toUser(response.user);
    return (await mayStay(db, user.id)) ? user : null;
  }
  return async (request, reply) => {
    const { cookie } = request.headers;
    if (cookie === undefined) return null;
    const { name, secret } = await cookieOf;
    const known = await findKnownUser(db, cookie, name, secret).catch((error: unknown) => {
      throw new DomainError('unavailable', { reason: String(error) });
    });
    return known ?? askLibrary(request, reply);
  };
}

interface PersonalInput<C extends Call> {
  input: CallInput<C>;
  readonly visit: Visit;
}

export interface PersonalRegistry extends Registry {
  readonly identify: Identify;
}

/** For calls that visitors make too; `user` is null for them. Where there is nothing to tell, the answer is 204. */
export function registerVisitorCall<C extends Call>(
  { app, identify }: PersonalRegistry,
  call: C,
  handler: (given: PersonalInput<C> & { user: User | null }) => Promise<z.input<C['reply']> | undefined>,
): void {
  if (capabilityFor(call) !== 'browse') throw new Error(`${call.path} is not for visitors`);
  routeCall(app, call, async (input, request, reply) => {
    void reply.header('cache-control', 'no-store');
    const answer = await handler(given(request, { input, user: await identify(request, reply) }));
    if (answer === undefined) void reply.code(204);
    return answer;
  });
}

/** For calls that change who is signed in: they answer with cookies. */
export function registerSessionCall<C extends Call>(
  { app }: PersonalRegistry,
  call: C,
  handler: (given: PersonalInput<C>) => Promise<WithCookies<z.input<C['reply']>>>,
): void {
  capabilityFor(call);
  routeCall(app, call, async (input, request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { answer, setCookies } = await handler(given(request, { input }));
    sendCookies(reply, setCookies);
    return answer;
  });
}

/** Both: asks for a capability, and answers with cookies. */
export function registerUserSessionCall<C extends Call>(
  registry: PersonalRegistry,
  call: C,
  handler: (given: PersonalInput<C> & { user: User }) => Promise<WithCookies<z.input<C['reply']>>>,
): void {
  registerUserCall(registry, call, async (given) => {
    const { answer, setCookies } = await handler(given);
    sendCookies(given.reply, setCookies);
    return answer;
  });
}

/**
 * For calls that ask for a capability: refused before anything of them is read, and once more when a body has arrived. It
 * may come a minute later, and who sends it may be suspended, signed out or of another role by then.
 */
export function registerUserCall<C extends Call>(
  { app, identify }: PersonalRegistry,
  call: C,
  handler: (given: PersonalInput<C> & { user: User; reply: FastifyReply }) => Promise<z.input<C['reply']>>,
): void {
  const capability = capabilityFor(call);
  const admitted = new WeakMap<FastifyRequest, User>();
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const user = await identify(request, reply);
    if (user === null) throw new DomainError('unauthenticated');
    if (!can(user, capability)) throw new DomainError('forbidden', { capability });
    return user;
  }
  async function gate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'no-store');
    admitted.set(request, await admit(request, reply));
  }
  routeCall(
    app,
    call,
    async (input, request, reply) => {
      // Whatever the call asks for, a body that was sent has been waited for.
      const user = request.body === undefined ? admitted.get(request) : await admit(request, reply);
      if (user === undefined) throw new DomainError('unauthenticated');
      return handler(given(request, { input, user, reply }));
    },
    gate,
  );
}
