import type { MarketplaceType } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { Invariant } from '../database/invariants.ts';
import type { SiteDirectory } from '../hosts/sites.ts';
import type { Handlers } from '../http/operationContext.ts';
import type { Job } from '../jobs/job.ts';
import type { Subscriptions } from '../outbox/coreEvents.ts';
import type { ModuleTables } from '../personal-data/moduleTables.ts';
import type { PersonalData } from '../personal-data/personalData.ts';
import type { Platform } from '../platform.ts';
import type { PageProvider } from '../web/pageContent.ts';

/** Registers routes outside the contract: pictures, hosted card fields. */
export type ServerPlugin = (
  app: FastifyInstance,
  parts: { platform: Platform; sites: SiteDirectory },
) => Promise<void> | void;

/** Kind of commitment: what the core and other modules know of it. None of them asks for its name. */
export interface CommitmentKind {
  name: string;
  /** Type of sale; null for one of any type. */
  marketplaceType: MarketplaceType | null;
  /** Waits for a decision of the organiser or of chance, and is listed among requests. */
  isRequest: boolean;
  /** Its card is charged later, while the buyer is away. */
  pledgesCard: boolean;
  /** Counts against the limit per buyer. */
  counts: boolean;
}

/** Manifest: everything that a noun or a domain adds to the server. Composition joins all manifests. */
export interface ServerModule {
  /** Handlers of its operations of the contract. */
  routes?: Partial<Handlers>;
  plugins?: readonly ServerPlugin[];
  /** Heads of its pages. The first provider that knows a path answers. */
  pages?: readonly PageProvider[];
  jobs?: readonly Job<object>[];
  /** Queries over its tables that return no rows while the data is consistent [DS-06]. */
  invariants?: readonly Invariant[];
  /** Kinds of commitment that it opens; an invariant refuses rows of any other. */
  commitmentKinds?: readonly CommitmentKind[];
  /** Jobs that run after events of the core. */
  on?: Partial<Subscriptions>;
  personalData?: readonly PersonalData[];
  tables?: ModuleTables;
}
