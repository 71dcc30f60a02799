import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestWait, inRequest, type RequestWait } from '../database/requestWait.ts';

/** Gives every request of a scope one limit for all its waits for database connections [CR-04]. */
export function limitRequests(scope: FastifyInstance): void {
  const waits = new WeakMap<FastifyRequest, RequestWait>();
  const waitOf = (request: FastifyRequest): RequestWait => {
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
