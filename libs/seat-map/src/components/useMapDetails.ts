import { useCallback, useContext, useEffect, useState } from 'react';
import { whenIdle } from '@foyer/util';
import { MapDrawingContext, type MapDetails } from './mapDrawing.ts';

/**
 * What comes after the first picture: asked for as soon as the browser has nothing better to do, or at once by whoever
 * needs it; then also again, when it did not come before.
 *
 * @returns `undefined` before it has come, `null` when it could not be loaded
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
