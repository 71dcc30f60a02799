import { useCallback, useContext, useEffect, useState } from 'react';
import { whenIdle } from '@foyer/util';
import { MapDrawingContext, type MapDetails } from './mapDrawing.ts';

/**
 * Loads the deferred chunk when the browser is idle, or at once on request; a request also retries a failed load.
 * @returns `undefined` before it has loaded, `null` after a failure
 */
export function useMapDetails(): [details: MapDetails | null | undefined, load: () => void] {
  const { loadDetails } = useContext(MapDrawingContext);
  const [details, setDetails] = useState<MapDetails | null>();
  const load = useCallback(() => {
    loadDetails().then(setDetails, () => setDetails(null));
  }, [loadDetails]);
  useEffect(() => whenIdle(load), [load]);
  return [details, load];
}
