import { days } from '../../../platform/time/units.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    attribution: AttributionSettings;
  }
}

/** Settings of campaign redirects and of the system events recorded for them. */
export interface AttributionSettings {
  /** Foreign host names that `/redirect` may lead to. FOYER_REDIRECT_HOSTS, comma-separated */
  redirectHosts: readonly string[];
  /** Retention of a system event. */
  keepMs: number;
  attemptLimits: { systemEventPerCaller: { points: number; windowSeconds: number } };
}

/** Thirteen months of retention allow a comparison with the same month of the previous year. */
export const defaultAttribution: AttributionSettings = {
  redirectHosts: [],
  keepMs: days(396),
  attemptLimits: { systemEventPerCaller: { points: 240, windowSeconds: 60 * 60 } },
};

const hostPattern = /^[a-z0-9.-]{1,253}$/;

/** @throws Error that names the variable if an entry is not a host name */
export function readAttributionSettings({
  FOYER_REDIRECT_HOSTS: text = '',
}: Record<string, string | undefined>): AttributionSettings {
  const redirectHosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = redirectHosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined) throw new Error(`FOYER_REDIRECT_HOSTS=${text}: ${wrong} is not a host name`);
  return { ...defaultAttribution, redirectHosts };
}
