import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from './readContract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-contract-'));
  write('common.yaml', { 'x-error-codes': codes });
});
afterEach(() => rmSync(folder, { recursive: true }));

const codes = Object.fromEntries(
  ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'].map((code) => [
    code,
    { status: 400 },
  ]),
);
// JSON is valid YAML.
const write = (name: string, document: object) =>
  writeFileSync(join(folder, name), JSON.stringify({ paths: {}, ...document }));

const text = { type: 'string', maxLength: 10 };
const call = (parameters: object[]) => ({
  get: {
    operationId: 'getThing',
    'x-access': 'anonymous',
    'x-requirement': ['I1.01'],
    parameters,
    responses: { '200': { content: { 'application/json': { schema: text } } } },
  },
});

it('reads parameters of the query', () => {
  const parameters = [{ name: 'id', in: 'query', required: true, schema: text }];
  write('things.yaml', { paths: { '/things': call(parameters) } });
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
  write('things.yaml', { paths: { [path]: call([parameter]) } });
  expect(() => readContract(folder)).toThrow(message);
});

it('refuses parameters that are declared for all methods of a path', () => {
  const shared = { parameters: [{ name: 'id', in: 'query', schema: text }] };
  write('things.yaml', { paths: { '/things': { ...call([]), ...shared } } });
  expect(() => readContract(folder)).toThrow('/things: declare parameters per method');
});
