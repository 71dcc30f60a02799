import type { Locale, OperationId, operations, OperationTypes } from '@foyer/contract';
import type { Site } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from './actor.ts';
import type { Failure } from './failure.ts';
import type { IdempotentRequest } from './idempotencyKeys.ts';
import type { SerialisedAnswer } from './serialisedAnswer.ts';

/** What is known of the call itself. */
export interface RequestFacts {
  /** The caller's address; behind trusted proxies the one that they tell. */
  ip: string;
  userAgent: string;
  /** `Api-Client-SessionId`: one browser session, not an account. Empty on calls that only read. */
  browserSessionId: string;
  /** Ends when the caller has gone or the request has taken too long. */
  signal: AbortSignal;
  header: (name: string) => string | undefined;
}

/** What every handler gets, whatever the operation. */
export interface BaseContext {
  operationId: OperationId;
  platform: Platform;
  site: Site;
  locale: Locale;
  request: RequestFacts;
  actor: Actor | undefined;
  query: unknown;
  body: unknown;
  /** Sends a new session token out in `Api-Client-Auth-Token` (and nothing else does). */
  sendAuthToken: (token: string) => void;
  /** The final bytes of an answer, for storing it under an Idempotency-Key. */
  serialise: (result: unknown) => SerialisedAnswer;
  idempotency?: IdempotentRequest;
}

type ActorOf<K extends OperationId> = (typeof operations)[K]['access'] extends 'anonymous'
  ? Actor | undefined
  : Actor;

/** The context of one operation: `actor` is there for certain unless the operation is open to everybody. */
export type OperationContext<K extends OperationId> = BaseContext & {
  operationId: K;
  actor: ActorOf<K>;
  query: OperationTypes[K]['query'];
  body: OperationTypes[K]['body'];
};

/** A handler answers what the contract says, or a failure that is to be remembered. */
export type HandlerResult<K extends OperationId> = OperationTypes[K]['response'] | Failure | SerialisedAnswer;

export type Handler<K extends OperationId> = (context: OperationContext<K>) => Promise<HandlerResult<K>>;

/** One handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };
