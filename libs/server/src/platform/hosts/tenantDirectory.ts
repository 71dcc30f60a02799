import type { WhiteLabelConfig } from '@foyer/contract';
import type { Database } from '../database/database.ts';
import { seconds } from '../time/units.ts';
import type { Clock } from '../security/clock.ts';
import type { SiteWords, Tenant, TenantDirectory } from './sites.ts';

const freshForMs = seconds(5);

interface TenantRow {
  clientId: string;
  config: unknown;
  product: unknown;
  productAddress: string | null;
}

function toTenant({ clientId, config, product, productAddress }: TenantRow): Tenant {
  const { name, translationOverrides, postalAddress } = config as Partial<WhiteLabelConfig>;
  return {
    clientId,
    words: {
      product: product as SiteWords['product'],
      ...(productAddress === null ? {} : { productAddress }),
      ...(name === undefined ? {} : { name }),
      ...(translationOverrides === undefined ? {} : { overrides: translationOverrides }),
      ...(postalAddress === undefined ? {} : { postalAddress }),
    },
  };
}

/** Reads white-label hosts from the table `white_label`, cached for a few seconds. */
export function createTenantDirectory(database: Database, clock: Clock): TenantDirectory {
  let known = new Map<string, Tenant>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const rows = await database.query
      .selectFrom('whiteLabel')
      .select(['host', 'clientId', 'config', 'product', 'productAddress'])
      .execute();
    known = new Map(rows.map((row) => [row.host.toLowerCase(), toTenant(row)]));
    readAt = clock().getTime();
  }

  return {
    tenantOf: async (host) => {
      if (clock().getTime() - readAt > freshForMs) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return known.get(host);
    },
  };
}
