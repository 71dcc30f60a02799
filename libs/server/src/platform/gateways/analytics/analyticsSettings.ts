/** Analytics service of a deployment; measures visits only with consent, off unless configured. */
export type AnalyticsSettings =
  | { kind: 'none' }
  | {
      kind: 'sandbox' | 'google';
      /** Measurement id of gtag. */
      measurementId?: string;
      /** Container id of the tag manager. */
      containerId?: string;
    };

type Variables = Record<string, string | undefined>;

const patterns = {
  FOYER_ANALYTICS_MEASUREMENT_ID: /^G-[A-Z0-9]{4,20}$/,
  FOYER_TAG_MANAGER_CONTAINER_ID: /^GTM-[A-Z0-9]{4,20}$/,
};

function idOf(variables: Variables, name: keyof typeof patterns): string | undefined {
  const text = variables[name];
  if (!text) return undefined;
  if (!patterns[name].test(text))
    throw new Error(`${name}=${text} is not of the form ${String(patterns[name])}`);
  return text;
}

/**
 * Reads FOYER_ANALYTICS: off (default), sandbox or google. Google requires FOYER_ANALYTICS_MEASUREMENT_ID (gtag),
 * FOYER_TAG_MANAGER_CONTAINER_ID, or both; the sandbox has a measurement id of its own.
 * @throws Error that names the invalid or missing variable
 */
export function readAnalyticsSettings(variables: Variables, isSandbox: boolean): AnalyticsSettings {
  const kind = variables.FOYER_ANALYTICS || 'off';
  const measurementId = idOf(variables, 'FOYER_ANALYTICS_MEASUREMENT_ID');
  const containerId = idOf(variables, 'FOYER_TAG_MANAGER_CONTAINER_ID');
  const ids = { ...(measurementId ? { measurementId } : {}), ...(containerId ? { containerId } : {}) };
  if (kind === 'off') return { kind: 'none' };
  if (kind === 'sandbox' && isSandbox) return { kind, measurementId: 'G-SANDBOX', ...ids };
  if (kind !== 'google')
    throw new Error(`FOYER_ANALYTICS=${kind} is none of off, google, or sandbox in a sandbox`);
  if (!measurementId && !containerId)
    throw new Error(
      'FOYER_ANALYTICS=google needs FOYER_ANALYTICS_MEASUREMENT_ID or FOYER_TAG_MANAGER_CONTAINER_ID',
    );
  return { kind, ...ids };
}
