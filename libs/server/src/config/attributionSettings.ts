import { days } from './units.ts';

/** Campaigns, and what they led to. */
export interface AttributionSettings {
  /** Where `/redirect` may lead besides our own sites: host names. FOYER_REDIRECT_HOSTS, with commas between them */
  redirectHosts: readonly string[];
  /** When a system event is forgotten. */
  keepMs: number;
  attemptLimits: { systemEventPerCaller: { points: number; windowSeconds: number } };
}

/** Thirteen months, so that a year can be held against the one before. */
export const defaultAttribution: AttributionSettings = {
  redirectHosts: [],
  keepMs: days(396),
  attemptLimits: { systemEventPerCaller: { points: 240, windowSeconds: 60 * 60 } },
};

const hostPattern = /^[a-z0-9.-]{1,253}$/;

/** @throws Error that names the variable when one of them is no host name */
export function readAttributionSettings({
  FOYER_REDIRECT_HOSTS: text = '',
}: Record<string, string | undefined>): AttributionSettings {
  const redirectHosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = redirectHosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined)
    throw new Error(`FOYER_REDIRECT_HOSTS=${text}: ${wrong} is not the name of a host`);
  return { ...defaultAttribution, redirectHosts };
}
