import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestTime, inRequest, type RequestTime } from '../database/requestTime.ts';

/** Gives every request of a scope one time for all that it does with the database [CR-04]. */
export function limitRequests(scope: FastifyInstance): void {
  const times = new WeakMap<FastifyRequest, RequestTime>();
  const timeOf = (request: FastifyRequest): RequestTime => {
    const time = times.get(request) ?? createRequestTime();
    times.set(request, time);
    return time;
  };
  scope.addHook('onRequest', (request, _reply, done) => inRequest(timeOf(request), done));
  // Once more, because reading a body leaves the context of the first hook.
  scope.addHook('preValidation', (request, _reply, done) => inRequest(timeOf(request), done));
  scope.addHook('onResponse', (request, _reply, done) => {
    times.get(request)?.end();
    done();
  });
}
