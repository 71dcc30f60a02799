import type { ErrorCode, Locale } from '@foyer/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/databaseErrors.ts';
import type { Site } from '../../hosts/sites.ts';
import { siteOf } from '../../hosts/siteWords.ts';
import type { ServerMessageKey } from '../../../messages/messageKeys.gen.ts';
import type { ServerTexts } from '../../texts/serverTexts.ts';
import { negotiateLocale } from '../../texts/negotiateLocale.ts';
import { Failure, failure, type FailureDetails } from './failure.ts';
import type { TellServerFault } from './serverFaults.ts';

/** Body of every error. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: FailureDetails;
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_NOT_FOUND: 'notFound',
};
const statusCodes: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'serviceUnavailable',
};
const maximumIssues = 20;

/** Describes a schema violation: field and rule, never the value. */
function detailsOf(error: FastifyError): FailureDetails {
  const issues = (error.validation ?? []).slice(0, maximumIssues).map(({ instancePath, keyword, params }) => {
    const { missingProperty, additionalProperty } = params as {
      missingProperty?: string;
      additionalProperty?: string;
    };
    const field = [instancePath, (missingProperty ?? additionalProperty)?.slice(0, 80)]
      .filter(Boolean)
      .join('/');
    return { field, rule: keyword };
  });
  return { part: error.validationContext ?? 'body', issues };
}

/** Converts an error to the caller's failure; `undefined` for an unexpected one, which must be logged. */
function failureOf(error: unknown, retryAfterSeconds: number): Failure | undefined {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) return new Failure('serviceUnavailable', undefined, { retryAfterSeconds });
  const { validation, statusCode, code } = error as FastifyError;
  if (validation) return failure('invalidRequest', detailsOf(error as FastifyError));
  const known = frameworkCodes[code] ?? statusCodes[statusCode ?? 0];
  if (known) return failure(known);
  return statusCode && statusCode >= 400 && statusCode < 500 ? failure('invalidRequest') : undefined;
}

/** Names the one text of an error code, which clients show too; a code without a text fails to compile. */
const textOf = (code: ErrorCode): ServerMessageKey => `errors.${code}`;

/** Builds a failure's localised body. */
export const errorBody = (
  texts: ServerTexts,
  locale: Locale,
  { code, details }: Failure,
  site: Site | undefined,
): ErrorBody => ({
  code,
  message: texts.forSite(site).say(locale, textOf(code), primitiveValues(details)),
  ...(details ? { details } : {}),
});

function primitiveValues(details: FailureDetails = {}): Record<string, string | number> {
  const isPlain = (value: unknown): value is string | number =>
    typeof value === 'string' || typeof value === 'number';
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] => isPlain(entry[1])),
  );
}

export interface ErrorAnswers {
  send: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Creates the error handler: one body for all errors; unexpected ones are reported too. */
export function createErrorAnswers(
  texts: ServerTexts,
  retryAfterSeconds: number,
  tellFault: TellServerFault,
  countRefusal: (code: ErrorCode) => void = () => undefined,
): ErrorAnswers {
  return {
    send: (error, request, reply) => {
      const known = failureOf(error, retryAfterSeconds);
      if (!known) {
        request.log.error({ err: error }, 'unexpected');
        tellFault(error, request);
      }
      const answer = known ?? failure('serverError');
      countRefusal(answer.code);
      if (known && answer.status >= 500) request.log.warn({ err: error }, 'unavailable');
      const pause = answer.retryAfterSeconds ?? (answer.status === 503 ? retryAfterSeconds : undefined);
      if (pause) void reply.header('retry-after', String(pause));
      return reply
        .code(answer.status)
        .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
        .send(
          JSON.stringify(
            errorBody(texts, negotiateLocale(request.headers['accept-language']), answer, siteOf(request)),
          ),
        );
    },
  };
}

export function installErrorAnswers(app: FastifyInstance, answers: ErrorAnswers): void {
  app.setErrorHandler((error, request, reply) => answers.send(error, request, reply));
  app.setNotFoundHandler((request, reply) => answers.send(failure('notFound'), request, reply));
}
