import type { FastifyInstance } from 'fastify';
import { makeSandboxAnswer } from './sandboxRecaptchaGateway.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';

/** Imitates the reCAPTCHA script as far as our pages use it. */
const script = `(function () {
  'use strict';
  window.grecaptcha = {
    ready: function (then) { then(); },
    execute: function (siteKey, options) {
      return fetch('/sandbox/recaptcha/answer', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: options.action })
      }).then(function (answer) {
        if (!answer.ok) throw new Error('no answer');
        return answer.json();
      }).then(function (body) { return body.answer; });
    }
  };
})();
`;

const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['action'],
  properties: { action: { type: 'string', pattern: '^[A-Za-z]{1,40}$', maxLength: 40 } },
};

/** Registers the sandbox recaptcha, if configured. */
export function registerSandboxRecaptcha(app: FastifyInstance, { config, clock }: Platform): void {
  const { recaptcha, sealingKey } = config;
  if (recaptcha.kind !== 'sandbox') return;
  app.get('/sandbox/recaptcha/api.js', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
      .send(script),
  );
  app.post<{ Body: { action: string } | undefined }>(
    '/sandbox/recaptcha/answer',
    { schema: { body: answerSchema } },
    async (request, reply) => {
      if (!request.body) throw failure('invalidRequest');
      const parts = { siteKey: recaptcha.siteKey, sealingKey, clock };
      return reply
        .header('cache-control', 'no-store')
        .send({ answer: makeSandboxAnswer(parts, request.body.action) });
    },
  );
}
