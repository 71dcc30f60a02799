import type { Locale, OperationId, operations, OperationTypes } from '@foyer/contract';
import type { Site } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from './access/actor.ts';
import type { Failure } from './answers/failure.ts';
import type { IdempotentRequest } from './idempotencyKeys.ts';
import type { SerialisedAnswer } from './answers/serialisedAnswer.ts';

/** Properties of the request. */
export interface RequestFacts {
  /** Caller's address; behind trusted proxies, the forwarded one. */
  ip: string;
  userAgent: string;
  /** `Api-Client-SessionId`: identifies a browser session, not an account. Empty for calls that only read. */
  browserSessionId: string;
  /** Aborts when the caller disconnects or the request times out. */
  signal: AbortSignal;
  header: (name: string) => string | undefined;
}

/** Context of every handler. */
export interface BaseContext {
  operationId: OperationId;
  platform: Platform;
  site: Site;
  locale: Locale;
  request: RequestFacts;
  actor: Actor | undefined;
  query: unknown;
  body: unknown;
  /** Sends a new session token in the header `Api-Client-Auth-Token`; the only way to send one. */
  sendAuthToken: (token: string) => void;
  /** Serialises an answer to its final bytes, for storing it under an Idempotency-Key. */
  serialise: (result: unknown) => SerialisedAnswer;
  idempotency?: IdempotentRequest;
}

type ActorOf<K extends OperationId> = (typeof operations)[K]['access'] extends 'anonymous'
  ? Actor | undefined
  : Actor;

/** Context of one operation; `actor` is always set unless the operation is anonymous. */
type OperationContext<K extends OperationId> = BaseContext & {
  operationId: K;
  actor: ActorOf<K>;
  query: OperationTypes[K]['query'];
  body: OperationTypes[K]['body'];
};

/** Result of a handler: the contract's answer, or a failure that is committed. */
type HandlerResult<K extends OperationId> = OperationTypes[K]['response'] | Failure | SerialisedAnswer;

type Handler<K extends OperationId> = (context: OperationContext<K>) => Promise<HandlerResult<K>>;

/** Handlers of all operations of the contract; a missing one is a compile error. */
export type Handlers = { [K in OperationId]: Handler<K> };
