import type { AnalyticsTags } from '@foyer/contract';
import { useDeployment } from '@foyer/api-client/shell';
import { useBranding } from '../../app/branding.ts';
import { isFramed } from '../../app/browserDoors.ts';

/**
 * What would measure on this site, under consent; nothing where none is configured, in a frame, and on the site of a partner
 * who wants none [I3.26]. Where there is nothing to agree to, nobody is asked.
 */
export function useAnalyticsTags(): AnalyticsTags | undefined {
  const tags = useDeployment()?.analytics;
  const { kind, config } = useBranding();
  if (kind === 'widget' || isFramed()) return undefined;
  return config && config.analyticsStatus !== 'enabled' ? undefined : tags;
}
