import { expect, test } from 'vitest';
import { findSignatureFault, type SignedRequest } from './signature.ts';

/** "GET Object" of AWS's own page of examples for signature version 4. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const EXAMPLE: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
};
const AT = Date.parse('2013-05-24T00:01:00Z');

test('takes the example that AWS publishes', () => {
  expect(findSignatureFault(EXAMPLE, KEYS, AT)).toBeUndefined();
});

test.each([
  ['another address', { url: '/other.txt' }, 'SignatureDoesNotMatch'],
  ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['another signed header', { headers: { ...EXAMPLE.headers, range: 'bytes=0-10' } }, 'SignatureDoesNotMatch'],
  ['another body', { body: Buffer.from('x') }, 'XAmzContentSHA256Mismatch'],
  ['no signature', { headers: {} }, 'AccessDenied'],
] as const)('refuses %s', (_what, change, fault) => {
  expect(findSignatureFault({ ...EXAMPLE, ...change }, KEYS, AT)).toBe(fault);
});

test('refuses what is signed for another region or service', () => {
  expect(findSignatureFault(EXAMPLE, { ...KEYS, region: 'eu-west-1' }, AT)).toBe('AuthorizationHeaderMalformed');
  const authorization = EXAMPLE.headers.authorization?.toString().replace('/s3/', '/sqs/');
  const elsewhere = { ...EXAMPLE, headers: { ...EXAMPLE.headers, authorization } };
  expect(findSignatureFault(elsewhere, KEYS, AT)).toBe('AuthorizationHeaderMalformed');
});

test('refuses another secret, an unknown key and an old request', () => {
  expect(findSignatureFault(EXAMPLE, { ...KEYS, secretAccessKey: 'x' }, AT)).toBe('SignatureDoesNotMatch');
  expect(findSignatureFault(EXAMPLE, { ...KEYS, accessKeyId: 'x' }, AT)).toBe('InvalidAccessKeyId');
  expect(findSignatureFault(EXAMPLE, KEYS, AT + 16 * 60_000)).toBe('RequestTimeTooSkewed');
});
