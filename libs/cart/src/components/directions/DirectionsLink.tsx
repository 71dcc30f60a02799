import { useMaps } from '@foyer/api-client/shell/maps';
import type { VenueSummary } from '@foyer/contract';
import { LinkButton, PinIcon } from '@foyer/ui-kit';

export interface DirectionsLinkProps {
  /** `undefined` for an event that is only streamed. */
  venue: VenueSummary | undefined;
  label: string;
}

/** Leads to the route to a venue on the map service, in a new tab; renders nothing where its place is unknown. */
export function DirectionsLink({ venue, label }: DirectionsLinkProps) {
  const { directionsTo } = useMaps();
  if (!venue?.coordinates) return null;
  return (
    <LinkButton external href={directionsTo(venue.coordinates)} icon={<PinIcon size={18} />}>
      {label}
    </LinkButton>
  );
}
