import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestWait, inRequest, requestWait, type RequestWait } from '../../database/requestWait.ts';

/**
 * Gives every request of a scope one limit for all its waits for database connections [CR-04]. A call that is a part of
 * another request, such as of a page, shares the limit of that one.
 */
export function limitRequests(scope: FastifyInstance): void {
  const waits = new WeakMap<FastifyRequest, RequestWait>();
  const waitOf = (request: FastifyRequest): RequestWait => {
    const outer = requestWait();
    if (outer?.isShared) return outer;
    const wait = waits.get(request) ?? createRequestWait();
    waits.set(request, wait);
    return wait;
  };
  scope.addHook('onRequest', (request, _reply, done) => inRequest(waitOf(request), done));
  // Once more, because reading a body leaves the context of the first hook.
  scope.addHook('preValidation', (request, _reply, done) => inRequest(waitOf(request), done));
  scope.addHook('onResponse', (request, _reply, done) => {
    waits.get(request)?.end();
    done();
  });
}
