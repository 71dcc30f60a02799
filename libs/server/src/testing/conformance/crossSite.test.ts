import { buildRequest, createSuite, operationIds, type Owner, type Suite } from '@foyer/conformance';
import { operations, type OperationId } from '@foyer/contract';
import { injectClient } from '../injectClient.ts';
import { useTestServer } from '../useTestServer.ts';
import { buildConformanceFixture, createServerWorld, tirelessServer } from './conformanceWorld.ts';
import { forgetWrites, recordWrites, writtenRows } from './writtenRows.ts';

const server = useTestServer(tirelessServer);
let suite: Suite;
beforeAll(async () => {
  const client = injectClient(server);
  const world = createServerWorld(server, await buildConformanceFixture(server), client);
  suite = createSuite({ client, world });
  await recordWrites(server.database);
});
beforeEach(() => forgetWrites(server.database));
/** Creates a new owner per operation, so that operations don't interfere. */
const newOwner = (id?: OperationId): Promise<Owner> => suite.newOwner(id);

const mutations = operationIds.filter((id) => operations[id].kind === 'mutation');

/** Ways in which a foreign page can send a request without a CORS preflight: without our headers. */
const simple: [string, Record<string, string>][] = [
  ['a form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }],
  ['plain text that is JSON', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
  [
    'a form with files',
    { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' },
  ],
  ['JSON from nowhere', { 'content-type': 'application/json', origin: 'null' }],
  ['JSON from another origin', { 'content-type': 'application/json', origin: 'https://evil.example' }],
  [
    'a picture or a link',
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
  ],
];
const accessHeaders = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

async function attack(own: Owner, id: OperationId, headers: Record<string, string>) {
  const { method, path } = operations[id];
  const { query, body } = await buildRequest(id, own);
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const hasBody = 'content-type' in headers && method !== 'GET';
  const { 'content-type': type, ...rest } = headers;
  return server.inject({
    method,
    url: `/api${path}?${search}`,
    headers: {
      host: 'localhost',
      // Harder than reality: another site doesn't have the token.
      authorization: `Bearer ${own.person.token}`,
      'idempotency-key': `cross-site-${id}`,
      ...rest,
      ...(hasBody && type ? { 'content-type': type } : {}),
    },
    ...(hasBody ? { payload: JSON.stringify(body ?? {}) } : {}),
  });
}

describe('another site [BR-09]', () => {
  it.each(mutations)('cannot make a browser do %s', async (id) => {
    const own = await newOwner(id);
    // Creates the request's prerequisites first, so that only the attacks could change anything.
    await buildRequest(id, own);
    const before = await writtenRows(server.database);
    for (const [name, headers] of simple) {
      const answer = await attack(own, id, headers);
      expect({ name, refused: [400, 415].includes(answer.statusCode) }).toEqual({ name, refused: true });
      expect(accessHeaders(answer.headers)).toEqual([]);
    }
    expect(await writtenRows(server.database)).toEqual(before);
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://aurora.localhost'])(
    'is told by no preflight and no answer that %s may read or send anything',
    async (origin) => {
      const preflight = await server.inject({
        method: 'OPTIONS',
        url: '/api/auth/login',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'api-client-sessionid,content-type',
        },
      });
      expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
      expect(accessHeaders(preflight.headers)).toEqual([]);
      const { person } = await newOwner();
      const read = await server.call('getProfile', { token: person.token, headers: { origin } });
      expect(accessHeaders(read.headers)).toEqual([]);
    },
  );

  it('finds no session in a cookie: none is ever set', async () => {
    const { person } = await newOwner();
    const answer = await server.call('logIn', {
      body: { emailAddress: person.emailAddress, password: 'velvet curtain 7' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
