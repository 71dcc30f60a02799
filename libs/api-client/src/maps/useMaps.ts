import { useMemo } from 'react';
import { useLazySearchCitiesQuery } from '../shell/hooks.gen.ts';
import { useDeployment } from '../shell/useDeployment.ts';
import { createEmbeddedMaps, createServiceMaps } from './maps.ts';
import type { Maps } from './mapsAdapter.ts';

/** The maps of the deployment: of the service that is configured, else the embedded ones [I7.30]. */
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
