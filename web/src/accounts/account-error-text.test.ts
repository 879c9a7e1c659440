import type { ErrorCode } from '@poliedro/contracts/errors';
import { describe, expect, test } from 'vitest';
import { accountDe } from '../locales/account.de.ts';
import { accountEs } from '../locales/account.es.ts';
import { ApiError } from '../platform/api-error.ts';
import { accountErrorText } from './account-error-text.ts';

const said = (error: unknown) => accountErrorText(error, accountDe, accountDe.login.failed);

describe('a failed call', () => {
  test('is explained in the language of the page', () => {
    expect(said(new ApiError('invalid_credentials', 401, 'El correo o la contraseña no son correctos'))).toBe(
      accountDe.errors.invalid_credentials,
    );
    expect(said(new ApiError('unreachable', 0))).toBe(accountDe.errors.unreachable);
  });

  test('with a code that this page does not know says what the server says', () => {
    expect(said(new ApiError('brand_new' as ErrorCode, 400, 'Algo nuevo'))).toBe('Algo nuevo');
  });

  test('about which nothing is known says only that it failed', () => {
    expect(said(new ApiError('internal', 502))).toBe(accountDe.login.failed);
    expect(said(new Error('a bug'))).toBe(accountDe.login.failed);
  });

  test('has the sentences of the specification in Spanish', () => {
    expect(accountEs.errors.unauthenticated).toBe('No has iniciado sesión');
    expect(accountEs.verify.invalidTitle).toBe('El enlace no es válido o ha caducado');
  });
});
