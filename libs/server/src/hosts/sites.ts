import type { Locale } from '@foyer/contract';
import type { ProductWords } from '../config/serverConfig.ts';

/** What a host name stands for. One server serves them all and chooses by Host, whatever the port. */
export type SiteKind = 'consumer' | 'whiteLabel' | 'widget' | 'pay' | 'partner';

export interface Site {
  kind: SiteKind;
  /** Host name in lower case, without a port. */
  host: string;
  /** The organisation whose white-label site it is. */
  clientId?: string;
  /** What it calls an access item, where that is another word than the deployment's. */
  words?: SiteWords;
}

export interface SiteWords {
  product: Partial<Record<Locale, ProductWords>>;
  productAddress?: string;
}

/** The organisation of a white-label host. */
export interface Tenant {
  clientId: string;
  words?: SiteWords;
}

/** Finds the organisation that answers to a host of its own. */
export interface TenantDirectory {
  tenantOf: (host: string) => Promise<Tenant | undefined>;
}

const hostPattern =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const namedSites: readonly SiteKind[] = ['widget', 'pay', 'partner'];

/** Host name of a Host header: lower case, no port, no trailing dot; empty when it is not one. */
export function hostNameOf(hostHeader: string | undefined): string {
  const name = (hostHeader ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return hostPattern.test(name) ? name : '';
}

/** Chooses the site of a request. An unknown host, a bare address and `localhost` are the consumer site. */
export async function chooseSite(hostHeader: string | undefined, tenants: TenantDirectory): Promise<Site> {
  const host = hostNameOf(hostHeader);
  const named = namedSites.find((kind) => host.startsWith(`${kind}.`));
  if (named) return { kind: named, host };
  const tenant = host.includes('.') ? await tenants.tenantOf(host) : undefined;
  return tenant ? { kind: 'whiteLabel', host, ...tenant } : { kind: 'consumer', host };
}
