import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContract } from './readContract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-contract-'));
  write('common/error.yaml', { 'x-error-codes': codes, components: { schemas: { Answer: text } } });
});
afterEach(() => rmSync(folder, { recursive: true }));

const codes = Object.fromEntries(
  ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'].map((code) => [
    code,
    { status: 400 },
  ]),
);
// JSON is valid YAML.
function write(name: string, document: object): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ paths: {}, ...document }));
}

const text = { type: 'string', maxLength: 10 };
const call = (parameters: object[]) => ({
  get: {
    operationId: 'getThing',
    'x-access': 'anonymous',
    'x-requirement': ['I1.01'],
    parameters,
    'x-answer': 'Answer',
  },
});

it('reads parameters of the query', () => {
  const parameters = [{ name: 'id', in: 'query', required: true, schema: text }];
  write('cart/thing.yaml', { paths: { '/things': call(parameters) } });
  expect(readContract(folder).operations[0]?.parameters).toEqual(parameters);
});

it.each([
  [
    'a path parameter',
    '/things/{id}',
    { name: 'id', in: 'path', required: true, schema: text },
    'GET /things/{id}: the parameter id is in path; only query parameters are supported',
  ],
  [
    'a header parameter',
    '/things',
    { name: 'id', in: 'header', schema: text },
    'GET /things: the parameter id is in header; only query parameters are supported',
  ],
  [
    'a template without a parameter',
    '/things/{id}',
    { name: 'id', in: 'query', schema: text },
    'GET /things/{id}: the path has a template; calls take their parameters in query or body',
  ],
])('refuses %s', (_what, path, parameter, message) => {
  write('cart/thing.yaml', { paths: { [path]: call([parameter]) } });
  expect(() => readContract(folder)).toThrow(message);
});

it('refuses a field with the name of the idempotency key in an idempotent call', () => {
  const parameters = [{ name: 'idempotencyKey', in: 'query', schema: text }];
  const { get } = call(parameters);
  write('cart/thing.yaml', { paths: { '/things': { get } } });
  expect(readContract(folder).operations).toHaveLength(1);
  write('cart/thing.yaml', { paths: { '/things': { get: { ...get, 'x-idempotent': true } } } });
  expect(() => readContract(folder)).toThrow('the field idempotencyKey has the name of the key');
});

it('refuses parameters that are declared for all methods of a path', () => {
  const shared = { parameters: [{ name: 'id', in: 'query', schema: text }] };
  write('cart/thing.yaml', { paths: { '/things': { ...call([]), ...shared } } });
  expect(() => readContract(folder)).toThrow('/things: declare parameters per method');
});

it('gives every noun its calls, schemas and codes', () => {
  write('common/value.yaml', { components: { schemas: { Word: text } } });
  write('cart/thing.yaml', {
    paths: { '/things': call([]) },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          properties: { word: { $ref: '../common/value.yaml#/components/schemas/Word' } },
        },
      },
    },
    'x-error-codes': { thingGone: { status: 410 } },
  });
  const { nouns, homes, errorStatus } = readContract(folder);
  expect(nouns.map(({ domain, name }) => `${domain}/${name}`)).toEqual([
    'cart/thing',
    'common/error',
    'common/value',
  ]);
  expect(nouns[0]).toMatchObject({
    operations: [{ operationId: 'getThing', domain: 'cart', noun: 'thing' }],
    schemas: { Thing: { properties: { word: { $ref: '#/components/schemas/Word' } } } },
  });
  expect(homes['Word']).toBe(nouns[2]);
  expect(errorStatus).toMatchObject({ thingGone: 410, serverError: 400 });
});

it('refuses a reference to a file that lacks the schema', () => {
  write('common/value.yaml', { components: { schemas: { Word: text } } });
  const reference = { $ref: '../common/money.yaml#/components/schemas/Word' };
  write('cart/thing.yaml', { components: { schemas: { Thing: reference } } });
  expect(() => readContract(folder)).toThrow(
    'cart/thing.yaml: the schema Word does not exist in common/money.yaml',
  );
});

it.each(['things.yaml', 'cart/thing/parts.yaml'])('refuses the file %s outside a domain', (file) => {
  write(file, { paths: { '/things': call([]) } });
  expect(() => readContract(folder)).toThrow(`${file}: a noun is <domain>/<noun>.yaml`);
});

it.each(['common', 'maps'])('refuses calls in the folder %s, which is no domain', (folderName) => {
  write(`${folderName}/thing.yaml`, { paths: { '/things': call([]) } });
  expect(() => readContract(folder)).toThrow(`${folderName} is no domain with calls`);
});

it('spells out the request and the answer that a call names', () => {
  const post = { ...call([]).get, 'x-body': 'Answer' };
  write('cart/thing.yaml', { paths: { '/things': { post } } });
  const [operation] = readContract(folder).operations;
  const schema = { $ref: '#/components/schemas/Answer' };
  const content = { 'application/json': { schema } };
  expect(operation).toMatchObject({ body: schema, response: schema });
  expect(operation?.source).toMatchObject({
    requestBody: { required: true, content },
    responses: { '200': { content } },
  });
  expect(operation?.source).not.toHaveProperty('x-body');
});

it.each([
  ['no answer', { 'x-answer': undefined }, 'get /things: x-answer names no schema'],
  ['an unknown answer', { 'x-answer': 'Gone' }, 'GET /things: the schema Gone does not exist'],
  ['an unknown request', { 'x-body': 'Gone' }, 'GET /things: the schema Gone does not exist'],
])('refuses a call with %s', (_what, property, message) => {
  write('cart/thing.yaml', { paths: { '/things': { get: { ...call([]).get, ...property } } } });
  expect(() => readContract(folder)).toThrow(message);
});

it('lets only an extension cite no requirement', () => {
  const uncited = { ...call([]).get, 'x-requirement': undefined };
  write('cart/thing.yaml', { paths: { '/things': { get: { ...uncited, 'x-extension': true } } } });
  expect(readContract(folder).operations[0]?.requirements).toEqual([]);
  write('cart/thing.yaml', { paths: { '/things': { get: uncited } } });
  expect(() => readContract(folder)).toThrow('GET /things: x-requirement is missing');
});

it('refuses x-shared on a call that asks who calls', () => {
  const { get } = call([]);
  const shared = { ...get, 'x-shared': true };
  write('cart/thing.yaml', { paths: { '/things': { get: shared } } });
  expect(readContract(folder).operations[0]).toMatchObject({ isShared: true });
  write('cart/thing.yaml', { paths: { '/things': { post: shared } } });
  expect(() => readContract(folder)).toThrow('POST /things: x-shared is for queries that anyone may call');
});

it('refuses x-shows-refusals on a call that is no query', () => {
  const { get } = call([]);
  const shown = { ...get, 'x-shows-refusals': true };
  write('cart/thing.yaml', { paths: { '/things': { get: shown } } });
  expect(readContract(folder).operations[0]).toMatchObject({ showsRefusals: true });
  write('cart/thing.yaml', { paths: { '/things': { post: shown } } });
  expect(() => readContract(folder)).toThrow('POST /things: x-shows-refusals is for queries');
});

it('refuses x-offline on a call that browsers do not cache', () => {
  const { get } = call([]);
  const offline = { ...get, 'x-offline': true };
  write('cart/thing.yaml', { paths: { '/things': { get: offline } } });
  expect(readContract(folder).operations[0]).toMatchObject({ isOffline: true });
  write('cart/thing.yaml', { paths: { '/things': { post: offline } } });
  expect(() => readContract(folder)).toThrow('POST /things: x-offline is for GET');
});

it('refuses a keyword that it does not know', () => {
  const { get } = call([]);
  write('cart/thing.yaml', { paths: { '/things': { get: { ...get, 'x-provide': ['cart/thing'] } } } });
  expect(() => readContract(folder)).toThrow('GET /things: x-provide is no keyword of a call');
});

it('gives every noun its pages, and each page one address', () => {
  write('cart/thing.yaml', { 'x-pages': { things: '/things' } });
  expect(readContract(folder).nouns[0]?.pages).toEqual({ things: '/things' });
  write('cart/other.yaml', { 'x-pages': { things: '/others' } });
  expect(() => readContract(folder)).toThrow('the page things has two addresses in x-pages');
});

describe('x-right [AZ-02]', () => {
  const id = { $ref: '../common/value.yaml#/components/schemas/Id' };
  const eventId = { name: 'eventId', in: 'query', required: true, schema: id };
  const ofClient = { right: 'events', scope: 'eventId' };
  const readCall = (access: string, right: object | undefined, parameters: object[] = [eventId]) => {
    const gates = ['unauthorized', 'forbidden', 'emailUnverified', 'notFound'];
    write('common/value.yaml', {
      'x-error-codes': Object.fromEntries(gates.map((code) => [code, { status: 400 }])),
      components: { schemas: { Id: text, MemberRight: { type: 'string', enum: ['owner', 'events'] } } },
    });
    const get = { ...call(parameters).get, 'x-access': access, 'x-right': right };
    write('cart/thing.yaml', { paths: { '/things': { get } } });
    return readContract(folder).operations[0];
  };

  it('is read where a call acts for an organisation or a promoter, which then may find nothing', () => {
    expect(readCall('client', ofClient)).toMatchObject({ right: ofClient });
    expect(readCall('promoter', { scope: 'eventId' })).toMatchObject({ right: { scope: 'eventId' } });
    expect(readCall('client', ofClient)?.errors).toContain('notFound');
    const ofCaller = readCall('promoter', { scope: 'caller' }, []);
    expect(ofCaller).toMatchObject({ right: { scope: 'caller' } });
    expect(ofCaller?.errors).not.toContain('notFound');
  });

  it.each<[string, string, object | undefined, object[], string]>([
    ['a call of an organisation without it', 'client', undefined, [eventId], 'x-right is missing'],
    ['a call of a promoter without it', 'promoter', undefined, [eventId], 'x-right is missing'],
    ['it on a call of fans', 'anonymous', ofClient, [eventId], 'x-right is for calls of an organisation'],
    ['no right', 'client', { scope: 'eventId' }, [eventId], 'no right of a member: undefined'],
    ['an unknown right', 'client', { ...ofClient, right: 'money' }, [eventId], 'no right of a member: money'],
    ['a right of a promoter', 'promoter', ofClient, [eventId], 'promoters have none but their engagement'],
    ['no scope', 'client', { right: 'events' }, [eventId], 'names no scope of a client'],
    [
      'a scope of another kind',
      'client',
      { ...ofClient, scope: 'id' },
      [eventId],
      'names no scope of a client',
    ],
    [
      'an organisation for a promoter',
      'promoter',
      { scope: 'clientId' },
      [eventId],
      'no scope of a promoter',
    ],
    [
      'a scope that the call lacks',
      'client',
      { ...ofClient, scope: 'clientId' },
      [eventId],
      'names clientId',
    ],
    ['an optional scope', 'client', ofClient, [{ ...eventId, required: false }], 'no required id'],
    ['a scope that is no id', 'client', ofClient, [{ ...eventId, schema: text }], 'no required id'],
  ])('refuses %s', (_what, access, right, parameters, message) => {
    expect(() => readCall(access, right, parameters)).toThrow(message);
  });

  it('may name a field of the body', () => {
    const ThingRequest = { type: 'object', required: ['eventId'], properties: { eventId: id } };
    readCall('client', ofClient);
    const post = { ...call([]).get, 'x-access': 'client', 'x-right': ofClient, 'x-body': 'ThingRequest' };
    write('cart/thing.yaml', { paths: { '/things': { post } }, components: { schemas: { ThingRequest } } });
    expect(readContract(folder).operations[0]).toMatchObject({ right: ofClient });
  });
});
