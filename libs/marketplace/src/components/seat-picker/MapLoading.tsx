import { Skeleton } from '@foyer/ui-kit';

/** Reserves about the height of the map with its buttons and legend, so that the offers below stay where they are. */
export const MapLoading = () => <Skeleton shape="block" height="700px" />;

/** Height of the seats of an offer, and of the room reserved for them. */
export const seatsHeight = 'min(320px, 60vh)';
