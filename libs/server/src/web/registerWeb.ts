import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';

export interface WebOptions {
  /** The built app of each kind of site: a folder with `index.html`. */
  roots: Partial<Record<'consumer' | 'whiteLabel' | 'widget', string>>;
}

export async function registerWeb(
  _app: FastifyInstance,
  _options: WebOptions & { platform: Platform; tenants: TenantDirectory },
): Promise<void> {}
