import { fastify } from 'fastify';
import { createRequestWait, inRequest, requestWait, type RequestWait } from '../../database/requestWait.ts';
import { limitRequests } from './limitRequests.ts';

describe('the limit of all waits of a request', () => {
  it.each([
    ['shared with the calls that a page is made of', { isShared: true as const }, true],
    ['of its own for any other call', {}, false],
  ])('is %s [CR-04]', async (_what, kind, isSame) => {
    const outer = { ...createRequestWait(), ...kind };
    const seen: (RequestWait | undefined)[] = [];
    const app = fastify();
    limitRequests(app);
    app.get('/', () => {
      seen.push(requestWait());
      return '';
    });
    await inRequest(outer, () => Promise.all([app.inject('/'), app.inject('/')]));
    expect(seen.map((wait) => wait === outer)).toEqual([isSame, isSame]);
    expect(seen).not.toContain(undefined);
    await app.close();
  });
});
