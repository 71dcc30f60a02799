import { useMemo } from 'react';
import { createPaths, type Paths, type PublicConfiguration } from '@foyer/contract';
import { useGetConfigurationQuery } from './hooks.gen.ts';

const defaultAddress = 'Pass';

/** The configuration of the deployment, once it is there; fetched once, whatever is drawn later [I7.22]. */
export function useDeployment(): PublicConfiguration | undefined {
  return useGetConfigurationQuery(undefined, { refetchOnMountOrArgChange: false }).data;
}

/** The addresses of the deployment, with its word for an access item in them. */
export function usePaths(): Paths {
  const word = useDeployment()?.productAddress ?? defaultAddress;
  return useMemo(() => createPaths(word), [word]);
}
