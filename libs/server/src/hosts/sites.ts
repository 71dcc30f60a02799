import { isIPv6 } from 'node:net';
import type { Locale } from '@foyer/contract';
import type { ProductWords } from '../config/serverConfig.ts';

/** Kinds of site that one server serves, chosen by the Host header without its port. */
export type SiteKind = 'consumer' | 'whiteLabel' | 'widget' | 'pay' | 'partner';

export interface Site {
  kind: SiteKind;
  /** Host name in lower case, without a port. */
  host: string;
  /** The organisation whose white-label site it is. */
  clientId?: string;
  /** The site's own word for an access item, where it differs from the deployment's. */
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

/** Finds the site of a Host header among the known hosts. */
export interface SiteDirectory {
  siteFor: (hostHeader: string | undefined) => Promise<Site>;
}

// Host names of container networks may have underscores.
const hostPattern =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const headerPattern = /^(\[[^\]]*\]|[^:]*)(?::(\d{0,5}))?$/;
const highestPort = 65_535;

/** Host name of a Host header: lower case, no port, no trailing dot; empty when the header is not a valid one. */
export function hostNameOf(hostHeader: string | undefined): string {
  const [, given = '', port = ''] = headerPattern.exec((hostHeader ?? '').toLowerCase()) ?? [];
  if (Number(port) > highestPort) return '';
  if (given.startsWith('[')) return isIPv6(given.slice(1, -1)) ? given : '';
  const name = given.replace(/\.$/, '');
  return hostPattern.test(name) ? name : '';
}

const namedSites = ['widget', 'pay', 'partner'] as const;

/**
 * Known hosts are the configured one, the named sites in front of it (`widget.`, `pay.`, `partner.`) and those of
 * tenants. Every other host, a bare address and `localhost` are the consumer site.
 * @param origin the configured origin of the consumer site
 */
export function createSiteDirectory(origin: string, { tenantOf }: TenantDirectory): SiteDirectory {
  const { hostname } = new URL(origin);
  const named = new Map<string, SiteKind>(namedSites.map((kind) => [`${kind}.${hostname}`, kind]));
  return {
    siteFor: async (hostHeader) => {
      const host = hostNameOf(hostHeader);
      const kind = named.get(host) ?? 'consumer';
      if (kind !== 'consumer' || host === hostname || !host.includes('.')) return { kind, host };
      const tenant = await tenantOf(host);
      return tenant ? { kind: 'whiteLabel', host, ...tenant } : { kind, host };
    },
  };
}
