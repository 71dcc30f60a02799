import { operations, type OperationId } from '@foyer/contract';
import { operationSchemas, sharedSchemas } from '@foyer/contract/schemas';
import type { Ajv, ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorableText } from '../database/storableText.ts';
import type { Site, SiteDirectory } from '../hosts/sites.ts';
import { rememberSite } from '../hosts/siteWords.ts';
import type { Platform } from '../platform.ts';
import { accessKinds, requireAccess, type Access } from './access/access.ts';
import type { Actor, Authenticate } from './access/actor.ts';
import { buildContext, checkFailure } from './buildContext.ts';
import { setCaching } from './answers/caching.ts';
import { Failure, failure } from './answers/failure.ts';
import { limitRequests } from './access/limitRequests.ts';
import type { BaseContext, Handlers } from './operationContext.ts';
import { readyBytes } from './answers/readyBytes.ts';
import { requireRight, type FindOrganiser, type OperationRight } from './access/requireRight.ts';
import { stepsOf } from './route.ts';
import { installValidators, createAjv } from './validation.ts';

let shared: Ajv | undefined;
const compiled = new Map<OperationId, ValidateFunction>();

/**
 * Checks answers against the contract as strictly as requests: an undeclared field is an error instead of being
 * dropped. On in tests and in development.
 */
function createResponseCheck(): (operationId: OperationId, result: unknown) => void {
  const ajv = (shared ??= createAjv({ useDefaults: false, allErrors: true }));
  return (operationId, result) => {
    let validate = compiled.get(operationId);
    if (!validate) {
      validate = ajv.compile(operationSchemas[operationId].response);
      compiled.set(operationId, validate);
    }
    // Validates the JSON as sent: dates as strings, undefined fields omitted.
    if (validate(JSON.parse(JSON.stringify(result ?? null)))) return;
    throw new Error(
      `The answer of ${operationId} is not what the contract says: ${ajv.errorsText(validate.errors)}`,
    );
  };
}

const maximumDepth = 32;

/**
 * Refuses NUL and lone surrogates in all strings and keys of an input, and excessive nesting.
 * Iterative, because the sender determines the depth.
 * @throws Failure `invalidRequest`
 */
function checkTexts(input: unknown, part: 'querystring' | 'body'): void {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > maximumDepth) throw failure('invalidRequest', { part, reason: 'depth' });
    if (typeof value === 'string' && !isStorableText(value))
      throw failure('invalidRequest', { part, reason: 'characters' });
    if (value === null || typeof value !== 'object') continue;
    for (const [name, each] of Object.entries(value)) {
      if (!isStorableText(name)) throw failure('invalidRequest', { part, reason: 'characters' });
      open.push({ value: each, depth: depth + 1 });
    }
  }
}

interface Operation {
  method: string;
  path: string;
  kind: 'query' | 'mutation';
  access: Access;
  right?: OperationRight;
  idempotent: boolean;
  cacheSeconds?: number;
  bodyBytes?: number;
}

export interface OperationsOptions {
  platform: Platform;
  handlers: Handlers;
  authenticate: Authenticate;
  sites: SiteDirectory;
  findOrganiser: FindOrganiser;
}

type AnyHandler = ((context: BaseContext) => Promise<unknown>) & { isPending?: boolean };

const sessionHeader = 'api-client-sessionid';
const sessionPattern = /^[A-Za-z0-9_-]{8,64}$/;
const bearerPattern = /^Bearer ([A-Za-z0-9_.~+/=-]{1,400})$/i;

const operationOf = (operationId: OperationId): Operation => operations[operationId];
const operationIds = Object.keys(operations) as OperationId[];

/** Checks an operation at start: its access and idempotency must be declared in the contract and implemented. */
function checkOperation(operationId: OperationId, handler: AnyHandler | undefined): AnyHandler {
  const { access, right, idempotent } = operationOf(operationId);
  if (!accessKinds.includes(access)) throw new Error(`${operationId} does not say who may call it`);
  if ((access === 'promoter' || access === 'client') !== Boolean(right))
    throw new Error(`${operationId}: x-right does not fit x-access`);
  if (!handler) throw new Error(`${operationId} has no handler`);
  if (!handler.isPending && idempotent !== stepsOf(handler).includes('idempotent')) {
    throw new Error(`${operationId}: x-idempotent is ${idempotent} in the contract, and not so in its route`);
  }
  return handler;
}

/** Refuses mutations without our header, which cross-site forms and images can't send. */
function requireSessionHeader(request: FastifyRequest, { kind }: Operation): void {
  const value = request.headers[sessionHeader];
  const isFine = typeof value === 'string' && sessionPattern.test(value);
  if (value === undefined ? kind === 'mutation' : !isFine)
    throw failure('invalidRequest', { header: 'Api-Client-SessionId' });
}

/**
 * Refuses a call when so many wait for the database that it would hardly be answered in time: immediately, before it costs
 * anything, and never in the middle of its work [LD-05]. Cached answers need no database.
 */
function requireRoom({ database, config }: Platform, { cacheSeconds }: Operation): void {
  if (cacheSeconds === undefined && database.pool.size().waiting >= config.http.mostWaiting)
    throw failure('serviceUnavailable');
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization === undefined ? undefined : bearerPattern.exec(headers.authorization)?.[1];

/**
 * Tells whether an answer is compressed when sent; mutations' answers are short, cached ones are compressed already.
 */
const isCompressedLater = ({ kind, cacheSeconds }: Operation): boolean =>
  kind === 'query' && cacheSeconds === undefined;

/** Registers every operation of the contract as a route below the prefix of `app`. */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { platform, handlers, authenticate, sites, findOrganiser } = options;
  const checkResponse = platform.config.environment === 'production' ? undefined : createResponseCheck();
  const callers = new WeakMap<FastifyRequest, { site: Site; actor: Actor | undefined }>();
  limitRequests(app);
  installValidators(app);
  app.addSchema(sharedSchemas);

  for (const operationId of operationIds) {
    const operation = operationOf(operationId);
    const handler = checkOperation(operationId, handlers[operationId] as AnyHandler | undefined);
    const { querystring, body } = operationSchemas[operationId];
    app.route({
      method: operation.method,
      url: operation.path,
      ...(operation.bodyBytes === undefined ? {} : { bodyLimit: operation.bodyBytes }),
      schema: { querystring, ...(body ? { body } : {}) },
      ...(isCompressedLater(operation) ? {} : { compress: false as const }),
      onRequest: async (request) => {
        requireRoom(platform, operation);
        const site = await sites.siteFor(request.headers.host);
        rememberSite(request, site);
        requireSessionHeader(request, operation);
        const token = tokenOf(request);
        const caller = token ? await authenticate(token) : undefined;
        requireAccess(operation.access, caller);
        callers.set(request, { site, actor: caller && { ...caller, site } });
      },
      preValidation: (request, _reply, done) => {
        checkTexts(request.query, 'querystring');
        checkTexts(request.body, 'body');
        done();
      },
      preHandler: async (request) => {
        const { access, right } = operation;
        if (!right) return;
        const { query, body } = request;
        await requireRight(
          { access, right, actor: callers.get(request)!.actor!, query, body },
          findOrganiser,
        );
      },
      handler: async (request, reply) => {
        const { site, actor } = callers.get(request)!;
        const context = buildContext(request, reply, { operationId, platform, site, actor, checkResponse });
        try {
          const answer = context.serialise(await handler(context));
          if (setCaching(reply, answer, operation.cacheSeconds)) return await reply.code(304 as 200).send();
          void reply.code(answer.status as 200).type('application/json; charset=utf-8');
          if (operation.cacheSeconds === undefined || answer.status !== 200) {
            if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
            return await reply.send(answer.body);
          }
          const { bytes, encoding } = await readyBytes(answer, request.headers['accept-encoding']);
          if (encoding !== 'identity') void reply.header('content-encoding', encoding);
          return await reply.send(bytes);
        } catch (error) {
          if (checkResponse && error instanceof Failure) checkFailure(operationId, error);
          throw error;
        }
      },
    });
  }
}
