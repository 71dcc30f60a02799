import { useCallback, useState } from 'react';
import { errorCodeOf, isFoyerError } from '@foyer/api-client';
import { useLazyIsEmailAddressAvailableQuery } from '@foyer/api-client/identity';
import type { Availability } from '../model/signUp.ts';

/** When the check fails, the server decides on submit. */
const readAvailability = (error: unknown): Availability => {
  const isRefused = isFoyerError(error) && error.kind === 'rejected' && error.status < 500;
  if (!isRefused || error.status === 429) return 'free or unknown';
  return errorCodeOf(error) === 'userNotComplete' ? 'begun' : 'taken';
};

/** Checks whether addresses are available; answers are cached for five minutes [I5.01, I9.02]. */
export function useEmailAvailability() {
  const [check] = useLazyIsEmailAddressAvailableQuery();
  const [known, setKnown] = useState<ReadonlyMap<string, Availability>>(new Map());
  const ask = useCallback(
    async (emailAddress: string): Promise<Availability> => {
      const { error } = await check({ emailAddress }, true);
      const availability = readAvailability(error);
      setKnown((before) => new Map(before).set(emailAddress, availability));
      return availability;
    },
    [check],
  );
  return { known, ask };
}
