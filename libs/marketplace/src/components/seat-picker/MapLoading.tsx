import { Skeleton } from '@foyer/ui-kit';

/** Reserves about the height of the map with its buttons and legend, so that the offers below stay where they are. */
export const MapLoading = () => <Skeleton shape="block" height="700px" />;
