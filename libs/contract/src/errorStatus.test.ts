import { errorStatus } from './errors.gen.ts';

/** Codes for the client program, which acts on them by status or shows a page of its own. */
const forPrograms = [
  'invalidRequest',
  'unauthorized',
  'emailUnverified',
  'forbidden',
  'recentLogInNeeded',
  'notFound',
  'payloadTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'serverError',
  'serviceUnavailable',
  'idempotencyInProgress',
];

describe('the status of an error', () => {
  it('is 422 for every refusal that a fan is meant to read', () => {
    const others = Object.entries(errorStatus).filter(([, status]) => status !== 422);
    expect(others.map(([code]) => code).toSorted()).toEqual(forPrograms.toSorted());
  });
});
