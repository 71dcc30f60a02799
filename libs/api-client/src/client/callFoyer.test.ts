import { callFoyer } from './callFoyer.ts';
import { createFoyerClient, type FoyerClient } from './foyerClient.ts';
import { isWorthRetrying } from './foyerError.ts';

const never = new AbortController().signal;

function clientThatAnswers(answer: () => Response | Promise<Response>, settings: Partial<FoyerClient> = {}) {
  const fetch = jest.fn((_input: RequestInfo | URL, _init?: RequestInit) => Promise.resolve().then(answer));
  return { fetch, client: createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch, ...settings }) };
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

describe('callFoyer', () => {
  it('sends language, session and bearer token, and a JSON body [I7.02, C7.01a, C7.01e-g]', async () => {
    const { client, fetch } = clientThatAnswers(() => json({ ok: true }), {
      sessionId: 's-1',
      locale: () => 'fr-CA',
    });
    client.tokens.set('t-1');
    await callFoyer(client, { method: 'PUT', path: '/x', body: { a: 1 }, idempotencyKey: 'k-1' }, never);
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('http://foyer.test/api/x');
    expect(init).toMatchObject({ method: 'PUT', body: '{"a":1}', credentials: 'include' });
    expect(init?.headers).toMatchObject({
      'Accept-Language': 'fr-CA',
      'Api-Client-SessionId': 's-1',
      Authorization: 'Bearer t-1',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k-1',
    });
  });

  it('repeats list parameters and leaves absent ones out [I7.01, C7.01b]', async () => {
    const { client, fetch } = clientThatAnswers(() => json({}));
    await callFoyer(
      client,
      { method: 'GET', path: '/x', query: { kinds: ['a', 'b'], from: undefined, q: 'é&' } },
      never,
    );
    expect(fetch.mock.calls[0]![0]).toBe('http://foyer.test/api/x?kinds=a&kinds=b&q=%C3%A9%26');
  });

  it('keeps the auth token of the answer header [I6.09]', async () => {
    const { client } = clientThatAnswers(() => json({}, { headers: { 'Api-Client-Auth-Token': 'fresh' } }));
    await callFoyer(client, { method: 'POST', path: '/auth/login' }, never);
    expect(client.tokens.get()).toBe('fresh');
  });

  it('tells the clock how long caches may have kept an answer [CL-07]', async () => {
    const body = { serverTime: '2026-11-01T05:30:00.000Z' };
    const lifetimes = ['public, max-age=5', 'no-store'];
    const { client } = clientThatAnswers(() =>
      json(body, { headers: { 'cache-control': lifetimes.shift()! } }),
    );
    const observe = jest.spyOn(client.clock, 'observe');
    await callFoyer(client, { method: 'GET', path: '/x' }, never);
    await callFoyer(client, { method: 'GET', path: '/x' }, never);
    expect(observe.mock.calls.map(([, , , keptMs]) => keptMs)).toEqual([10_000, 0]);
  });

  it('tells about a 401 on every call but logging out [I4.15, C7.84a, C7.84c]', async () => {
    const onUnauthorized = jest.fn();
    const body = { code: 'unauthorized', message: 'Log in again.' };
    const { client } = clientThatAnswers(() => json(body, { status: 401 }), { onUnauthorized });
    await callFoyer(client, { method: 'POST', path: '/auth/logout' }, never, { endsSession: true });
    expect(onUnauthorized).not.toHaveBeenCalled();
    await callFoyer(client, { method: 'GET', path: '/user/profile' }, never);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      400,
      { code: 'invalidRequest', message: 'No.' },
      { kind: 'rejected', status: 400, code: 'invalidRequest', message: 'No.', details: {} },
      false,
    ],
    [
      422,
      { code: 'invalidSeatCodes', message: 'Gone.', details: { lost: 1 } },
      { kind: 'rejected', status: 422, code: 'invalidSeatCodes', message: 'Gone.', details: { lost: 1 } },
      false,
    ],
    [
      503,
      { code: 'serviceUnavailable', message: 'Later.' },
      { kind: 'rejected', status: 503, code: 'serviceUnavailable', message: 'Later.', details: {} },
      true,
    ],
    // A foreign proxy's error: its message is shown, the rest follows from the status.
    [
      502,
      'a gateway page',
      { kind: 'rejected', status: 502, code: 'serverError', message: '', details: {} },
      true,
    ],
    [
      404,
      { code: 'aCodeOfTomorrow', message: 'x' },
      { kind: 'rejected', status: 404, code: 'invalidRequest', message: 'x', details: {} },
      false,
    ],
    [
      400,
      { code: 'toString', message: 7 },
      { kind: 'rejected', status: 400, code: 'invalidRequest', message: '', details: {} },
      false,
    ],
    [200, undefined, { kind: 'unknown', status: 200 }, false],
  ])('maps an answer of %s [I8.02]', async (status, body, expected, retry) => {
    const { client } = clientThatAnswers(
      () => new Response(body === undefined ? '' : JSON.stringify(body), { status }),
    );
    const result = await callFoyer(client, { method: 'GET', path: '/x' }, never);
    expect(result).toEqual({ error: expected });
    expect(isWorthRetrying((result as { error: Parameters<typeof isWorthRetrying>[0] }).error)).toBe(retry);
  });

  it('says when to ask again, where the server said so', async () => {
    const { client } = clientThatAnswers(
      () =>
        new Response(JSON.stringify({ code: 'serviceUnavailable', message: 'Busy.' }), {
          status: 503,
          headers: { 'retry-after': '2' },
        }),
    );
    const { error } = (await callFoyer(client, { method: 'GET', path: '/x' }, never)) as { error: unknown };
    expect(error).toMatchObject({ code: 'serviceUnavailable', retryAfterSeconds: 2 });
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'sends a %s, with the credentials of the browser [I7.03, I6.09, C7.01c-d]',
    async (method) => {
      const { client, fetch } = clientThatAnswers(() => json({}));
      expect(await callFoyer(client, { method, path: '/x' }, never)).toEqual({ data: {} });
      expect(fetch.mock.calls[0]![1]).toMatchObject({ method, credentials: 'include' });
      expect(fetch.mock.calls[0]![1]).not.toHaveProperty('body');
    },
  );

  it('sends no bearer without a token, and the token that is there at the moment of the call [I7.02]', async () => {
    const { client, fetch } = clientThatAnswers(() => json({}));
    const ask = () => callFoyer(client, { method: 'GET', path: '/x' }, never);
    await ask();
    client.tokens.set('later');
    await ask();
    expect(fetch.mock.calls[0]![1]?.headers).not.toHaveProperty('Authorization');
    expect(fetch.mock.calls[1]![1]?.headers).toHaveProperty('Authorization', 'Bearer later');
  });

  it.each([
    ['logged out', undefined],
    ['made room for another', 'token-of-bo'],
  ])('drops an answer about a person who %s while it was on its way [I4.14]', async (_, next) => {
    const onUnauthorized = jest.fn();
    const { client } = clientThatAnswers(
      () => {
        client.tokens.set(next);
        return json({ globalUserId: 'ada' });
      },
      { onUnauthorized },
    );
    client.tokens.set('token-of-ada');
    expect(await callFoyer(client, { method: 'GET', path: '/profile' }, never)).toEqual({
      error: { kind: 'unreachable' },
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('tells of a 406 with the server’s own message, and the caller too [I8.03, I8.04]', async () => {
    const onNotAcceptable = jest.fn();
    const body = { code: 'aCodeOfTomorrow', message: 'Your app is too old.' };
    const { client } = clientThatAnswers(() => json(body, { status: 406 }), { onNotAcceptable });
    const result = await callFoyer(client, { method: 'GET', path: '/x' }, never);
    expect(onNotAcceptable).toHaveBeenCalledWith('Your app is too old.');
    expect(result).toMatchObject({ error: { status: 406, message: 'Your app is too old.' } });
  });

  it('leaves a suppressed 406 to its caller alone [I8.04, C7.85b]', async () => {
    const onNotAcceptable = jest.fn();
    const body = { code: 'invalidRequest', message: 'Your app is too old.' };
    const { client } = clientThatAnswers(() => json(body, { status: 406 }), { onNotAcceptable });
    const call = { method: 'GET', path: '/x' } as const;
    const result = await callFoyer(client, call, never, { isBackground: true });
    expect(onNotAcceptable).not.toHaveBeenCalled();
    expect(result).toMatchObject({ error: { status: 406, message: 'Your app is too old.' } });
    await callFoyer(client, call, never, {});
    expect(onNotAcceptable).toHaveBeenCalledTimes(1);
  });

  it('leads to the waiting room of the event when a call is refused until the caller is admitted [LD-01]', async () => {
    const onWaitingRoom = jest.fn();
    const body = { code: 'waitingRoom', message: 'Wait.', details: { address: '/waitingRoom/en-US/e1' } };
    const { client } = clientThatAnswers(() => json(body, { status: 422 }), { onWaitingRoom });
    const result = await callFoyer(client, { method: 'GET', path: '/x' }, never);
    expect(onWaitingRoom).toHaveBeenCalledWith('/waitingRoom/en-US/e1');
    expect(result).toMatchObject({ error: { code: 'waitingRoom' } });
  });

  it('tells a lost network from a server that does not answer in time [I8.02]', async () => {
    const lost = clientThatAnswers(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await callFoyer(lost.client, { method: 'GET', path: '/x' }, never)).toEqual({
      error: { kind: 'unreachable' },
    });
    const fetch: FoyerClient['fetch'] = (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const slow = createFoyerClient({ baseUrl: 'http://foyer.test', fetch, timeoutMs: 5 });
    expect(await callFoyer(slow, { method: 'GET', path: '/x' }, never)).toEqual({
      error: { kind: 'timeout' },
    });
  });
});
