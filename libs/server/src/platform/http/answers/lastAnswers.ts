import type { FastifyInstance } from 'fastify';

/**
 * Makes every answer that a closing server still gives the last of its connection. One that is kept alive after it
 * would hold up the end of the server until the drain is over.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
