import type { FastifyInstance } from 'fastify';
import { registerHostedFields } from '../gateways/payment/sandbox/hostedFieldsRoutes.ts';
import type { TenantDirectory } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import { artPlugin } from './marketplace/art/artPlugin.ts';
import { partnerPlugin } from './shell/partner/partnerPlugin.ts';

/** Routes outside the contract that a module serves: pictures, the hosted card fields. */
export type ModulePlugin = (
  app: FastifyInstance,
  parts: { platform: Platform; tenants: TenantDirectory },
) => Promise<void> | void;

export const modulePlugins: readonly ModulePlugin[] = [artPlugin, partnerPlugin, registerHostedFields];
