import { useMemo } from 'react';
import { useLazySearchCitiesQuery } from '../city.gen.ts';
import { useDeployment } from '../useDeployment.ts';
import { createEmbeddedMaps, createServiceMaps } from './maps.ts';
import type { Maps } from './mapsAdapter.ts';

/** Returns the deployment's maps: the configured service, otherwise the built-in maps [I7.30]. */
export function useMaps(): Maps {
  const scriptUrl = useDeployment()?.maps?.scriptUrl;
  const [search] = useLazySearchCitiesQuery();
  return useMemo(() => {
    const embedded = createEmbeddedMaps(
      async (searchQuery) => (await search({ searchQuery }, true).unwrap()).cities,
    );
    return scriptUrl === undefined ? embedded : createServiceMaps(scriptUrl, embedded);
  }, [scriptUrl, search]);
}
