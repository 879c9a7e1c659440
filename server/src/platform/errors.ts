import { ERRORS, type ErrorCode } from '@poliedro/contracts/errors';

/** A rule said no. The code decides status and sentence; `details` are for the log alone. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(ERRORS[code].error);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
