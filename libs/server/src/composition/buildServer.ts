import compress from '@fastify/compress';
import type { SampleWorld } from '@foyer/catalogue';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../platform/config/serverConfig.ts';
import type { Database } from '../platform/database/database.ts';
import type { Gateways } from '../platform/gateways/gateways.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createSiteDirectory, type TenantDirectory } from '../platform/hosts/sites.ts';
import { createTenantDirectory } from '../platform/hosts/tenantDirectory.ts';
import type { Authenticate } from '../platform/http/access/actor.ts';
import { answerBrokenRequest, answerOutsideRouting } from '../platform/http/answers/answerBrokenRequest.ts';
import {
  createErrorAnswers,
  installErrorAnswers,
  type ErrorAnswers,
} from '../platform/http/answers/errorAnswers.ts';
import { registerHealth } from '../platform/http/health.ts';
import { closeAfterLastAnswers } from '../platform/http/answers/lastAnswers.ts';
import { namedPlugin } from '../platform/http/namedPlugin.ts';
import type { Handlers } from '../platform/http/operationContext.ts';
import { registerOperations } from '../platform/http/registerOperations.ts';
import { checkRequestAddress } from '../platform/http/access/requestAddress.ts';
import { setCommonHeaders } from '../platform/http/answers/securityHeaders.ts';
import { giveUpUnreadAnswers } from '../platform/http/answers/unreadAnswers.ts';
import { createServerFaults } from '../platform/http/answers/serverFaults.ts';
import { createJobOutbox } from '../platform/outbox/jobOutbox.ts';
import { createJobQueue, type JobQueue } from '../platform/jobs/jobQueue.ts';
import { createAuthenticate } from '../modules/identity/session/authenticate.ts';
import { changeEvent } from '../sale/event-change/changeEvent.ts';
import { countStock } from '../sale/inventory/stockCounter.ts';
import { recordDelivery, shipOrder } from '../sale/shipment/shipOrder.ts';
import { findOrganiser } from '../sale/event/eventRepository.ts';
import { moduleGateways, type Adapters } from './moduleGateways.ts';
import {
  moduleJobs,
  modulePages,
  modulePersonalData,
  moduleSubscriptions,
  modulePlugins,
  operationHandlers,
} from './modules/serverModules.ts';
import type { FaultPoint, Platform } from '../platform/platform.ts';
import { systemClock, type Clock } from '../platform/security/clock.ts';
import { createIdMaker } from '../platform/security/ids.ts';
import { systemRandomness, type Randomness } from '../platform/security/randomness.ts';
import { createSealer } from '../platform/security/sealing.ts';
import { systemTimer, type Timer } from '../platform/security/timer.ts';
import { createServerState } from '../platform/serverState.ts';
import { createServerTexts, type ServerTexts } from '../platform/texts/serverTexts.ts';
import { createOriginalPlaces } from '../platform/faults/originalPlaces.ts';
import { registerWeb, type WebOptions } from './web/registerWeb.ts';
import { sitemapPlugin } from './web/sitemapPlugin.ts';

/** Dependencies of a server. Only `config` and `database` are required in the sandbox. */
export interface ServerParts {
  config: ServerConfig;
  /** Migrated database. The server does not close it. */
  database: Database;
  clock?: Clock;
  randomness?: Randomness;
  /** Replace configured gateways. Without the sandbox or Stripe, `payment` is required. */
  gateways?: Partial<Gateways>;
  /** Fastify's logger option; silent by default. */
  logger?: FastifyServerOptions['logger'];
  faultPoint?: FaultPoint;
  timer?: Timer;
  /** Replaces single handlers, for tests of the framework. */
  handlers?: Partial<Handlers>;
  authenticate?: Authenticate;
  tenants?: TenantDirectory;
  /** Folders of the built apps; without it, only API and sandbox are served. */
  web?: WebOptions;
  /** Examples in the database, which the sandbox lists at `/sandbox`. */
  sample?: SampleWorld;
}

export interface Server {
  app: FastifyInstance;
  platform: Platform;
  jobs: JobQueue;
  /** With a `metricsPort` in the configuration; does not listen yet. */
  metrics: Metrics | undefined;
}

function createApp({ config, logger = false }: ServerParts, answers: ErrorAnswers): FastifyInstance {
  return fastify({
    logger,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    http: {
      // `checkRequestAddress` refuses missing ones, in our error format.
      requireHostHeader: false,
      headersTimeout: config.http.requestTimeoutMs,
      connectionsCheckingInterval: config.http.requestCheckMs,
    },
    requestTimeout: config.http.requestTimeoutMs,
    connectionTimeout: config.http.connectionTimeoutMs,
    keepAliveTimeout: 72_000,
    bodyLimit: config.http.bodyLimitBytes,
    // Undecodable targets end here and pass no hook.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(reply);
      void answers.send(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    exposeHeadRoutes: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400, caseSensitive: true },
  });
}

/** Loads the adapters in use: a deployment runs none of the sandbox's code, and Stripe's with an account there. */
const loadAdapters = async ({ isSandbox, payment }: ServerConfig): Promise<Adapters> => ({
  sandbox: isSandbox ? (await import('../sandbox/sandbox.ts')).sandbox : undefined,
  stripe: payment.kind === 'stripe' ? (await import('../stripe/stripe.ts')).stripe : undefined,
});

interface PlatformParts {
  app: FastifyInstance;
  texts: ServerTexts;
  adapters: Adapters;
  metrics: Metrics | undefined;
}

function createPlatform(parts: ServerParts, { app, texts, adapters, metrics }: PlatformParts): Platform {
  const { config, database, clock = systemClock, randomness = systemRandomness } = parts;
  const newId = createIdMaker(clock, randomness);
  const state = createServerState();
  const gateways = moduleGateways(
    { config, database, clock, randomness, newId, state },
    { ...adapters, given: parts.gateways },
  );
  return {
    config,
    database,
    clock,
    randomness,
    newId,
    state,
    sealer: createSealer(config.sealingKey, randomness),
    gateways: metrics ? metrics.measureGateways(gateways) : gateways,
    jobs: createJobOutbox(newId, { config, subscriptions: moduleSubscriptions }),
    personalData: modulePersonalData,
    texts,
    log: app.log,
    originalPlaces: createOriginalPlaces(Object.values(parts.web?.roots ?? {})),
    faultPoint: parts.faultPoint ?? (() => undefined),
    timer: parts.timer ?? systemTimer,
  };
}

/**
 * Builds the server without listening or running jobs.
 * @throws Error that lists missing gateways, when the sandbox is off
 */
export async function buildServer(parts: ServerParts): Promise<Server> {
  const texts = createServerTexts(parts.config.product);
  const tellFault = createServerFaults(() => platform);
  const metrics = parts.config.metricsPort === undefined ? undefined : createMetrics(parts.database);
  const answers = createErrorAnswers(
    texts,
    parts.config.http.retryAfterSeconds,
    tellFault,
    metrics?.countRefusal,
  );
  const app = createApp(parts, answers);
  const adapters = await loadAdapters(parts.config);
  const { sandbox, stripe } = adapters;
  const platform = createPlatform(parts, { app, texts, adapters, metrics });
  const sites = createSiteDirectory(
    platform.config.origin,
    parts.tenants ?? createTenantDirectory(platform.database, platform.clock),
  );
  const jobs = createJobQueue({ platform, jobs: moduleJobs });

  app.removeContentTypeParser('text/plain');
  answerOutsideRouting(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(reply);
    checkRequestAddress(request);
    done();
  });
  metrics?.measureRequests(app);
  closeAfterLastAnswers(app);
  giveUpUnreadAnswers(app, platform.config.http.connectionTimeoutMs);
  installErrorAnswers(app, answers);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  registerHealth(app, platform.database);
  await app.register(
    namedPlugin('operations', async (api: FastifyInstance) =>
      registerOperations(api, {
        platform,
        handlers: { ...operationHandlers, ...parts.handlers },
        authenticate: parts.authenticate ?? createAuthenticate(platform),
        sites,
        findOrganiser: (eventId, site) => findOrganiser(platform.database.query, eventId, site),
      }),
    ),
    { prefix: '/api' },
  );
  sandbox?.registerPages(app, platform, {
    jobs,
    sample: parts.sample,
    changeEvent,
    countStock,
    shipments: { shipOrder, recordDelivery },
  });
  for (const plugin of [
    ...modulePlugins,
    ...(sandbox?.plugins ?? []),
    ...(stripe?.plugins ?? []),
    sitemapPlugin,
  ])
    await app.register(
      namedPlugin(plugin.name, async (scope: FastifyInstance) => plugin(scope, { platform, sites })),
    );
  if (parts.web) await registerWeb(app, { pages: modulePages, ...parts.web, platform, sites });
  await app.ready();
  return { app, platform, jobs, metrics };
}
