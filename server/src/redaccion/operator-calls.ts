import type { User } from '@poliedro/contracts/accounts';
import type { Call } from '@poliedro/contracts/call';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import { type CallInput, capabilityFor } from '../platform/calls.ts';

interface OperatorInput<C extends Call> {
  readonly input: CallInput<C>;
  /** The administrator who asks. */
  readonly user: User;
  readonly reply: FastifyReply;
}

/** For administrators with a second factor, and nobody else. */
export function registerOperatorCall<C extends Call>(
  registry: PersonalRegistry,
  call: C,
  handler: (given: OperatorInput<C>) => Promise<z.input<C['reply']>>,
): void {
  if (capabilityFor(call) !== 'administer') throw new Error(`${call.path} is not for operators alone`);
  registerUserCall(registry, call, handler);
}
