import { operations, type OperationId } from '@foyer/contract';
import { operationSchemas } from '@foyer/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import { negotiateLocale } from '../texts/negotiateLocale.ts';
import type { Actor } from './access/actor.ts';
import { errorBody } from './answers/errorAnswers.ts';
import { Failure } from './answers/failure.ts';
import type { BaseContext } from './operationContext.ts';
import { SerialisedAnswer } from './answers/serialisedAnswer.ts';

export interface ContextParts {
  operationId: OperationId;
  platform: Platform;
  site: Site;
  actor: Actor | undefined;
  checkResponse: ((operationId: OperationId, result: unknown) => void) | undefined;
}

/** Error codes that every operation may answer, since shared request processing raises them. */
const commonCodes = [
  'invalidRequest',
  'unauthorized',
  'notFound',
  'serviceUnavailable',
  'serverError',
  'tooManyRequests',
];

function checkFailure(operationId: OperationId, { code }: Failure): void {
  const listed: readonly string[] = operations[operationId].errors;
  if (!listed.includes(code) && !commonCodes.includes(code)) {
    throw new Error(`${operationId} answered ${code}, which the contract does not list for it`);
  }
}

type Serialiser = (result: unknown) => string;
const serialisers = new Map<OperationId, Serialiser>();

/**
 * Compiles an operation's serialiser at its first answer; compiling all at the start takes seconds. Shared by the
 * process.
 */
function serialiserOf(operationId: OperationId, reply: FastifyReply): Serialiser {
  const known = serialisers.get(operationId);
  if (known) return known;
  const made = reply.compileSerializationSchema(operationSchemas[operationId].response) as Serialiser;
  serialisers.set(operationId, made);
  return made;
}

/** Builds the context of a call from the request that Fastify has parsed and validated. */
export function buildContext(request: FastifyRequest, reply: FastifyReply, parts: ContextParts): BaseContext {
  const { operationId, platform, site, actor, checkResponse } = parts;
  const locale = negotiateLocale(request.headers['accept-language']);
  const header = (name: string): string | undefined => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const serialise = (result: unknown): SerialisedAnswer => {
    if (result instanceof SerialisedAnswer) return result;
    if (result instanceof Failure) {
      if (checkResponse) checkFailure(operationId, result);
      return new SerialisedAnswer(
        result.status,
        JSON.stringify(errorBody(platform.texts, locale, result, site)),
      );
    }
    checkResponse?.(operationId, result);
    return new SerialisedAnswer(200, serialiserOf(operationId, reply)(result));
  };
  return {
    operationId,
    platform,
    site,
    locale,
    actor,
    query: request.query,
    body: request.body,
    sendAuthToken: (token) => void reply.header('api-client-auth-token', token),
    serialise,
    request: {
      get ip() {
        return request.ip;
      },
      userAgent: header('user-agent')?.slice(0, 300) ?? '',
      browserSessionId: header('api-client-sessionid') ?? '',
      // Lazy, because few handlers need it.
      get signal() {
        return request.signal;
      },
      header,
    },
  };
}

export { checkFailure };
