import type { PaymentIntent, PaymentMethod, SetupIntent } from './wire.ts';

interface ErrorDetails {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: PaymentIntent;
  readonly setup_intent?: SetupIntent;
  readonly payment_method?: PaymentMethod;
}

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** An answer that says no, in the provider's words. */
export class ProviderError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;

  constructor(status: number, type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body(requestId: string): unknown {
    const { code } = this.details;
    return {
      error: {
        type: this.type,
        message: this.message,
        ...this.details,
        ...(code !== undefined && { doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    };
  }
}

export const invalidRequest = (message: string, details: ErrorDetails = {}): ProviderError =>
  new ProviderError(400, 'invalid_request_error', message, details);

export const noSuch = (kind: string, id: string, param = 'id'): ProviderError =>
  new ProviderError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
