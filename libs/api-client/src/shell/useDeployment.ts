import { useMemo } from 'react';
import { createPaths, type Ability, type Paths, type PublicConfiguration } from '@foyer/contract';
import { useGetConfigurationQuery } from './configuration.gen.ts';

const defaultAddress = 'Pass';

/** Returns the deployment's configuration once it has loaded; it is fetched once per visit [I7.22]. */
export function useDeployment(): PublicConfiguration | undefined {
  return useGetConfigurationQuery(undefined, { refetchOnMountOrArgChange: false }).data;
}

/** Tells whether the deployment has an ability; what it lacks is mentioned nowhere. */
export const useAbility = (ability: Ability): boolean =>
  useDeployment()?.abilities.includes(ability) ?? false;

/** Returns the deployment's addresses, with its word for an access item. */
export function usePaths(): Paths {
  const word = useDeployment()?.productAddress ?? defaultAddress;
  return useMemo(() => createPaths(word), [word]);
}
