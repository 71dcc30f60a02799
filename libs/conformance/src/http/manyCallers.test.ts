import { withManyCallers } from './manyCallers.ts';

describe('withManyCallers', () => {
  it('sends a request past a limit again, and all later ones, from another address', async () => {
    const seen: string[] = [];
    const limited = new Set<string>();
    const send = withManyCallers(async ({ headers }) => {
      const address = headers!['x-forwarded-for']!;
      seen.push(address);
      return { status: limited.has(address) ? 429 : 200, headers: {}, text: '' };
    });
    const request = { method: 'GET', path: '/' };
    await send(request);
    limited.add(seen[0]!);
    expect((await send(request)).status).toBe(200);
    expect((await send(request)).status).toBe(200);
    expect(seen).toEqual([seen[0], seen[0], seen[2], seen[2]]);
    expect(seen[2]).not.toBe(seen[0]);
    for (const address of seen) expect(address).toMatch(/^198\.1[89](\.\d{1,3}){2}$/);
  });

  it('passes the refusal on when the second address is refused as well', async () => {
    const send = withManyCallers(async () => ({ status: 429, headers: {}, text: '' }));
    expect((await send({ method: 'GET', path: '/' })).status).toBe(429);
  });
});
