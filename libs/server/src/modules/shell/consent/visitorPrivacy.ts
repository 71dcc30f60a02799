import type { IncomingHttpHeaders } from 'node:http';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';
import { privacyDefaultOf } from './privacyRegions.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    /** Unset headers mean an unknown region. */
    regionHeaders: RegionHeaders;
  }
}

/** Names of the headers in which the edge reports a visitor's region; no others are trusted. */
export interface RegionHeaders {
  /** FOYER_COUNTRY_HEADER, for example cf-ipcountry */
  country?: string;
  /** FOYER_REGION_HEADER, for example cf-region-code */
  part?: string;
}

const single = (headers: IncomingHttpHeaders, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reads a visitor's privacy signals from a request: the default of the region, and `Sec-GPC` [I4.19]. */
export const visitorPrivacyOf = (headers: IncomingHttpHeaders, names: RegionHeaders): VisitorPrivacy => ({
  privacyDefault: privacyDefaultOf(single(headers, names.country), single(headers, names.part)),
  globalPrivacyControl: headers['sec-gpc'] === '1',
});

const headerName = /^[a-z0-9-]{1,60}$/;

/** Reads FOYER_COUNTRY_HEADER and FOYER_REGION_HEADER. @throws Error that names the invalid variable */
export function readRegionHeaders(variables: Record<string, string | undefined>): RegionHeaders {
  const read = (variable: string): string | undefined => {
    const name = variables[variable]?.toLowerCase();
    if (!name) return undefined;
    if (!headerName.test(name)) throw new Error(`${variable}=${variables[variable]} is not a header`);
    return name;
  };
  const [country, part] = [read('FOYER_COUNTRY_HEADER'), read('FOYER_REGION_HEADER')];
  return { ...(country ? { country } : {}), ...(part ? { part } : {}) };
}
