import type { PublicConfiguration, WhiteLabelConfig } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { shellApi } from '@foyer/api-client/shell';

/** A file server may hand the file out as a string. */
function parsed(answer: unknown): WhiteLabelConfig | undefined {
  try {
    const value: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
    return typeof value === 'object' && value !== null ? (value as WhiteLabelConfig) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks for the partner's configuration, in the version that operators last named, so that a raised version passes every
 * cache [I7.23, I3.31]. Whatever fails yields nothing, and the site stands without a partner's look.
 */
export async function readWhiteLabel(
  store: FoyerStore,
  configuration: PublicConfiguration | undefined,
): Promise<WhiteLabelConfig | undefined> {
  const version = configuration?.remoteConfig?.whitelabelConfigVersion;
  const { data } = await store.dispatch(
    shellApi.endpoints.getWhiteLabelConfig.initiate(version ? { version } : {}),
  );
  return parsed(data);
}
