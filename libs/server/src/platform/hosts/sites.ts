import { isIPv6 } from 'node:net';
import type { Locale } from '@foyer/contract';
import type { ProductWords } from '../config/serverConfig.ts';

/** Kinds of site that one server serves, chosen by the Host header without its port. */
export type SiteKind = 'consumer' | 'whiteLabel' | 'widget' | 'pay' | 'partner';

export interface Site {
  kind: SiteKind;
  /** Host name in lower case, without a port; of the consumer site the configured one, whatever the request names. */
  host: string;
  /** Organisation of a white-label site. */
  clientId?: string;
  /** The site's own name, texts and word for an access item, where they differ from the deployment's. */
  words?: SiteWords;
}

/** Texts that a white-label site overrides. */
export interface SiteWords {
  product: Partial<Record<Locale, ProductWords>>;
  productAddress?: string;
  name?: string;
  /** Texts by locale and `namespace.key` [I3.26]. */
  overrides?: Partial<Record<Locale, Readonly<Record<string, string>>>>;
  /** Postal address of the sender in newsletters, on one line. */
  postalAddress?: string;
}

/** Organisation with a white-label host. */
export interface Tenant {
  clientId: string;
  words?: SiteWords;
}

/** Finds the organisation of a white-label host. */
export interface TenantDirectory {
  tenantOf: (host: string) => Promise<Tenant | undefined>;
}

/** Finds the site of a Host header. */
export interface SiteDirectory {
  siteFor: (hostHeader: string | undefined) => Promise<Site>;
}

// Host names of container networks may have underscores.
const hostPattern =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const headerPattern = /^(\[[^\]]*\]|[^:]*)(?::(\d{0,5}))?$/;
const highestPort = 65_535;

/** Returns the host name of a Host header: lower case, without port or trailing dot; empty if the header is invalid. */
export function hostNameOf(hostHeader: string | undefined): string {
  const [, given = '', port = ''] = headerPattern.exec((hostHeader ?? '').toLowerCase()) ?? [];
  if (Number(port) > highestPort) return '';
  if (given.startsWith('[')) return isIPv6(given.slice(1, -1)) ? given : '';
  const name = given.replace(/\.$/, '');
  return hostPattern.test(name) ? name : '';
}

const namedSites = ['widget', 'pay', 'partner'] as const;

/**
 * Creates the directory of sites: the configured host, the named hosts in front of it (`widget.`, `pay.`, `partner.`)
 * and the tenants' hosts. Every other host, including IP addresses and `localhost`, is the consumer site.
 * @param origin configured origin of the consumer site
 */
export function createSiteDirectory(origin: string, { tenantOf }: TenantDirectory): SiteDirectory {
  const { hostname } = new URL(origin);
  const named = new Map<string, SiteKind>(namedSites.map((kind) => [`${kind}.${hostname}`, kind]));
  return {
    siteFor: async (hostHeader) => {
      const host = hostNameOf(hostHeader);
      const kind = named.get(host);
      if (kind) return { kind, host };
      const mayBeTenant = host !== hostname && host.includes('.');
      const tenant = mayBeTenant ? await tenantOf(host) : undefined;
      return tenant ? { kind: 'whiteLabel', host, ...tenant } : { kind: 'consumer', host: hostname };
    },
  };
}
