import type { ServerConfig } from '../../../platform/config/serverConfig.ts';
import type { RequestFacts } from '../../../platform/http/operationContext.ts';

/** Codes by which proxies say that they don't know, or that it is an anonymous network. */
const unknown = ['XX', 'ZZ', 'T1'];

/** Returns the country of a caller (ISO 3166-1), if the operator's proxy tells it. FOYER_COUNTRY_HEADER */
export function countryOf(
  { header }: Pick<RequestFacts, 'header'>,
  { regionHeaders }: Pick<ServerConfig, 'regionHeaders'>,
): string | undefined {
  const text = regionHeaders.country === undefined ? undefined : header(regionHeaders.country)?.toUpperCase();
  return text !== undefined && /^[A-Z]{2}$/.test(text) && !unknown.includes(text) ? text : undefined;
}
