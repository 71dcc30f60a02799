import type { OperationId } from '@foyer/contract';
import type { BaseContext, Handlers } from './operationContext.ts';
import type { Failure } from './answers/failure.ts';
import type { SerialisedAnswer } from './answers/serialisedAnswer.ts';

/** Step before a route's handler, which extends the handler's context. */
export interface Step<Added extends object> {
  name: string;
  run: (context: BaseContext, next: (added: Added) => Promise<unknown>) => Promise<unknown>;
}

/** Answer of a route; `SerialisedAnswer` if a step has serialised it already. */
type Answer<Result> = Promise<Result | Failure | SerialisedAnswer>;

type AnyStep = Step<object>;
type AnyHandler = (context: never) => Promise<unknown>;

/** Returns the step names of a route, which the server checks against the contract at start. */
export const stepsOf = (handler: unknown): string[] => (handler as { stepNames?: string[] }).stepNames ?? [];

function compose(steps: AnyStep[], handler: AnyHandler) {
  const chain = steps.reduceRight<(context: BaseContext) => Promise<unknown>>(
    (next, step) => (context) => step.run(context, (added) => next({ ...context, ...added })),
    handler as (context: BaseContext) => Promise<unknown>,
  );
  return Object.assign((context: BaseContext) => chain(context), {
    stepNames: steps.map(({ name }) => name),
  });
}

/**
 * Builds a route from steps and a handler: `placeBid: route(idempotent, withTransaction, async ({ actor, body, tx }) =>
 * …)`. Steps run from left to right, each extending the context of the following ones.
 */
export function route<C extends BaseContext, R>(
  handler: (context: C) => Promise<R>,
): (context: C) => Answer<R>;
export function route<C extends BaseContext, A extends object, R>(
  step: Step<A>,
  handler: (context: C & A) => Promise<R>,
): (context: C) => Answer<R>;
export function route<C extends BaseContext, A extends object, B extends object, R>(
  first: Step<A>,
  second: Step<B>,
  handler: (context: C & A & B) => Promise<R>,
): (context: C) => Answer<R>;
export function route<C extends BaseContext, A extends object, B extends object, D extends object, R>(
  first: Step<A>,
  second: Step<B>,
  third: Step<D>,
  handler: (context: C & A & B & D) => Promise<R>,
): (context: C) => Answer<R>;
export function route<
  C extends BaseContext,
  A extends object,
  B extends object,
  D extends object,
  E extends object,
  R,
>(
  first: Step<A>,
  second: Step<B>,
  third: Step<D>,
  fourth: Step<E>,
  handler: (context: C & A & B & D & E) => Promise<R>,
): (context: C) => Answer<R>;
export function route(...parts: unknown[]): unknown {
  return compose(parts.slice(0, -1) as AnyStep[], parts.at(-1) as AnyHandler);
}

/**
 * Types the handlers of one resource by the contract: `export const cartRoutes = implement({ checkoutCart: route(…), …
 * })`.
 */
export const implement = <K extends OperationId>(handlers: Pick<Handlers, K>): Pick<Handlers, K> => handlers;
