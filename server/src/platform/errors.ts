import { ERRORS, type ErrorCode, type ErrorReply } from '@poliedro/contracts/errors';

/** What the answer may say beside its code. */
type Told = Pick<ErrorReply, 'importe_euros'>;

/** A rule said no. The code decides status and sentence; `details` are for the log alone. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  readonly told: Told;
  constructor(code: ErrorCode, details: Record<string, unknown> = {}, told: Told = {}) {
    super(ERRORS[code].error);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
    this.told = told;
  }
}
