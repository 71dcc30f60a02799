import type { AnalyticsTags } from '@foyer/contract';
import { useDeployment } from '@foyer/api-client/shell';
import { isFramed } from '@foyer/util';
import { useBranding } from '../brand/branding.ts';

/**
 * Returns the configured analytics tags; `undefined` when none is configured, in a frame, and on the site of a partner
 * that switched analytics off [I3.26]. Without tags the banner never shows.
 */
export function useAnalyticsTags(): AnalyticsTags | undefined {
  const tags = useDeployment()?.analytics;
  const { kind, config } = useBranding();
  if (kind === 'widget' || isFramed()) return undefined;
  return config && config.analyticsStatus !== 'enabled' ? undefined : tags;
}
