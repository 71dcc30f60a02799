import {
  errorStatus,
  operations,
  type ErrorCode,
  type OperationId,
  type OperationTypes,
} from '@foyer/contract';

/** Refusal by the server; only codes that the contract lists for the operation compile. */
export interface MockRefusal<Code extends string> {
  readonly refusal: Code;
  readonly message?: string;
  readonly details?: Record<string, unknown>;
}
type Answer<K extends OperationId> = OperationTypes[K]['response'] | MockRefusal<OperationTypes[K]['error']>;
type Request<K extends OperationId> = OperationTypes[K]['request'];

/** Answers of a mock by operation: a value, or a function of the request. */
export type MockAnswers = {
  [K in OperationId]?: Answer<K> | ((request: Request<K>) => Answer<K> | Promise<Answer<K>>);
};

/** Recorded call: its operation, and its query or body. */
export interface MockCall {
  readonly operationId: OperationId;
  readonly request: unknown;
}
export interface MockApi {
  fetch: typeof globalThis.fetch;
  /** Every call so far, in order. */
  calls: MockCall[];
  /** Replaces answers from now on. */
  answer: (answers: MockAnswers) => void;
}

/** Builds a refusal: `logIn: refuse('invalidUsernameOrPassword')`. */
export const refuse = <Code extends ErrorCode>(
  code: Code,
  { message = '', details }: { message?: string; details?: Record<string, unknown> } = {},
): MockRefusal<Code> => ({ refusal: code, message, ...(details ? { details } : {}) });

const isRefusal = (answer: unknown): answer is MockRefusal<ErrorCode> =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

function findOperation(method: string, path: string): OperationId {
  const entry = Object.entries(operations).find(([, each]) => each.method === method && each.path === path);
  if (!entry) throw new Error(`The contract has no ${method} ${path}`);
  return entry[0] as OperationId;
}

/** Copies the token of an answer into its header, as the server does. */
const tokenHeader = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null && 'authToken' in body && typeof body.authToken === 'string'
    ? { 'Api-Client-Auth-Token': body.authToken }
    : {};
const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...tokenHeader(body) },
  });

/** Query of a call; a repeated parameter is a list. */
function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}

/**
 * Creates a mock API that can only answer what the contract allows. Calling an operation without an answer fails the test.
 * @param baseUrl prefix of the contract's paths
 * @param files JSON files beside the API by path, such as `/jobs/en-US.json`; others are not found
 */
export function createMockApi(
  initial: MockAnswers,
  baseUrl = 'http://foyer.test/api',
  files: Readonly<Record<string, unknown>> = {},
): MockApi {
  let answers: Record<string, unknown> = { ...initial };
  const calls: MockCall[] = [];
  return {
    calls,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    fetch: async (input, init) => {
      const url = new URL(String(input), baseUrl);
      if (!url.href.startsWith(baseUrl))
        return url.pathname in files ? json(files[url.pathname], 200) : json({}, 404);
      const operationId = findOperation(
        init?.method ?? 'GET',
        url.href.slice(baseUrl.length).split('?')[0] ?? '',
      );
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const request = body ?? queryOf(url);
      calls.push({ operationId, request });
      if (!(operationId in answers)) throw new Error(`The mock has no answer to ${operationId}`);
      const given = answers[operationId];
      const answer: unknown =
        typeof given === 'function' ? await (given as (one: unknown) => unknown)(request) : given;
      if (!isRefusal(answer)) return json(answer, 200);
      const { refusal, message, details } = answer;
      return json({ code: refusal, message, ...(details ? { details } : {}) }, errorStatus[refusal]);
    },
  };
}
