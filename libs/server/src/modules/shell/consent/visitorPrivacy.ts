import type { IncomingHttpHeaders } from 'node:http';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';
import { privacyDefaultOf } from './privacyRegions.ts';

/** Headers in which the edge in front of us tells where a visitor is; what is not named here is not believed. */
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

/** What is known of a visitor's privacy from one request: the default of the region, and `Sec-GPC` [I4.19]. */
export const visitorPrivacyOf = (headers: IncomingHttpHeaders, names: RegionHeaders): VisitorPrivacy => ({
  privacyDefault: privacyDefaultOf(single(headers, names.country), single(headers, names.part)),
  globalPrivacyControl: headers['sec-gpc'] === '1',
});

const headerName = /^[a-z0-9-]{1,60}$/;

/** FOYER_COUNTRY_HEADER and FOYER_REGION_HEADER. @throws Error that names the variable that is wrong */
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
