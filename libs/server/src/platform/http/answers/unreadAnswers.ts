import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const setIdleTime = ({ raw }: FastifyRequest, ms: number): void => {
  if (raw.socket instanceof Socket) raw.socket.setTimeout(ms);
};

/**
 * Closes a connection whose answer is not read within `connectionTimeoutMs` [LD-03]. Node waits for the idle time of a connection
 * twice if some of the answer has left in between, so an answer has half of it; its request had all of it, for its work.
 */
export function giveUpUnreadAnswers(app: FastifyInstance, connectionTimeoutMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    setIdleTime(request, connectionTimeoutMs);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    setIdleTime(request, connectionTimeoutMs / 2);
    done();
  });
}
