import type { PublicConfiguration, WhiteLabelConfig } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { whiteLabelApi } from '@foyer/api-client/shell';

/** Parses the answer, which may be a JSON string. */
function parsed(answer: unknown): WhiteLabelConfig | undefined {
  try {
    const value: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
    return typeof value === 'object' && value !== null ? (value as WhiteLabelConfig) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fetches the partner's configuration in the version of the remote configuration, so that a new version bypasses all
 * caches [I7.23, I3.31]. Any failure yields `undefined`, and the site shows the default look.
 */
export async function readWhiteLabel(
  store: FoyerStore,
  configuration: PublicConfiguration | undefined,
): Promise<WhiteLabelConfig | undefined> {
  const version = configuration?.remoteConfig?.whitelabelConfigVersion;
  const { data } = await store.dispatch(
    whiteLabelApi.endpoints.getWhiteLabelConfig.initiate(version ? { version } : {}),
  );
  return parsed(data);
}
