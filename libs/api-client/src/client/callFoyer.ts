import { errorStatus, type ErrorCode } from '@foyer/contract';
import type { FoyerClient } from './foyerClient.ts';
import type { FoyerError } from './foyerError.ts';
import { observeTime } from './observeTime.ts';

/** Call as described by a generated endpoint. */
export interface FoyerCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: object | undefined;
  body?: unknown;
  /** Call with an `Idempotency-Key`, whose `body` or `query` is a `Keyed` request. */
  isIdempotent?: boolean;
  /** Set by the base query, which makes a key where the caller passes none. */
  idempotencyKey?: string;
}
/**
 * Request of an idempotent call. Only callers whose retries must outlive the call itself pass a key, such as a payment
 * that is repeated after a reload.
 */
export type Keyed<Request> = Request & { idempotencyKey?: string };
/** Properties of a call besides its request, from the contract; generated endpoints carry them in `extraOptions`. */
export interface CallManner {
  /** `x-background`: the page did not ask for the call, so its 406 shows no overlay [I8.04]. */
  isBackground?: boolean;
  /** `x-ends-session`: a 401 is no lost session [I4.15]. */
  endsSession?: boolean;
}
export type FoyerResult = { data: unknown } | { error: FoyerError };

/** Header names of the API [I7.02, I6.09]. */
const headers = {
  authToken: 'Api-Client-Auth-Token',
  sessionId: 'Api-Client-SessionId',
  idempotencyKey: 'Idempotency-Key',
  retryAfter: 'Retry-After',
};

function addressOf(client: FoyerClient, call: FoyerCall): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return `${client.baseUrl}${call.path}${text === '' ? '' : `?${text}`}`;
}

function requestOf(
  client: FoyerClient,
  call: FoyerCall,
  signal: AbortSignal,
  { isBackground = false }: CallManner,
): RequestInit {
  const token = client.tokens.get();
  return {
    method: call.method,
    credentials: 'include',
    signal,
    // Goes on when the page is left: of such calls the page needs no answer.
    ...(isBackground && call.method !== 'GET' ? { keepalive: true } : {}),
    headers: {
      ...client.visitHeaders(),
      Accept: 'application/json',
      'Accept-Language': client.locale(),
      [headers.sessionId]: client.sessionId,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(call.idempotencyKey === undefined ? {} : { [headers.idempotencyKey]: call.idempotencyKey }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  };
}

/** Picks the well-formed parts of an error body; a foreign server's answer has none. */
const readRefusal = (body: unknown): { code?: unknown; message?: unknown; details?: unknown } =>
  typeof body === 'object' && body !== null ? body : {};

async function readBody(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** Longest age in milliseconds of an answer: the server and the browser each keep it for its lifetime. */
const keptMsOf = ({ headers }: Response): number =>
  2_000 * Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

/** Maps a status without a known error code to a refusal or a server fault; keeps the message if there is one [I8.02]. */
function failure(response: Response, body: unknown): FoyerError {
  const { status } = response;
  if (status < 400) return { kind: 'unknown', status };
  const { code, message, details } = readRefusal(body);
  const retryAfterSeconds = Number(response.headers.get(headers.retryAfter));
  const usual = status >= 500 ? 'serverError' : 'invalidRequest';
  return {
    kind: 'rejected',
    status,
    code: Object.keys(errorStatus).includes(String(code)) ? (code as ErrorCode) : usual,
    message: typeof message === 'string' ? message : '',
    details: (details ?? {}) as Record<string, unknown>,
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  };
}

/** Reports failures that concern the whole page: a lost session, a 406, and a waiting room [I4.15, I8.03]. */
function reportFailure(client: FoyerClient, status: number, error: FoyerError, manner: CallManner): void {
  if (status === 401 && !manner.endsSession) client.onUnauthorized();
  if (status === 406 && !manner.isBackground) client.onNotAcceptable('message' in error ? error.message : '');
  if ('code' in error && error.code === 'waitingRoom') client.onWaitingRoom(String(error.details.address));
}

/**
 * Calls the API once. Never throws: failures are returned as values.
 * @param signal aborts the call; an aborted call returns `unreachable`
 * @param manner how the call reports failures
 */
export async function callFoyer(
  client: FoyerClient,
  call: FoyerCall,
  signal: AbortSignal,
  manner: CallManner = {},
): Promise<FoyerResult> {
  const timeout = AbortSignal.timeout(client.timeoutMs);
  const sentAt = client.deviceNow();
  const sentToken = client.tokens.get();
  try {
    const response = await client.fetch(
      addressOf(client, call),
      requestOf(client, call, AbortSignal.any([signal, timeout]), manner),
    );
    const body = await readBody(response);
    const isLate = sentToken !== undefined && client.tokens.get() !== sentToken;
    const token = response.headers.get(headers.authToken);
    if (token) client.tokens.set(token);
    if (!response.ok) {
      const error = failure(response, body);
      reportFailure(client, response.status, error, manner);
      return { error };
    }
    // An answer that comes after its session has ended is about a person who left [I4.14]: queries ask again without them.
    if (isLate && !token) return { error: { kind: 'unreachable' } };
    if (body === undefined) return { error: { kind: 'unknown', status: response.status } };
    observeTime(client, body, sentAt, keptMsOf(response));
    return { data: body };
  } catch {
    return { error: timeout.aborted ? { kind: 'timeout' } : { kind: 'unreachable' } };
  }
}
