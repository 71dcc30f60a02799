import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { GuestAssignment } from '@foyer/contract';
import { isOutcomeUnknown } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { endPayIntent, payIntentKey, paymentStorage } from '@foyer/cart';
import type { GuestLink } from './useGuestLink.ts';

/** Takes what costs nothing; an answer that was lost keeps its key, so that pressing again tells what became of it. */
export function useTakeFree(link: GuestLink, { total, event }: GuestAssignment) {
  const navigate = useNavigate();
  const paths = usePaths();
  const [error, setError] = useState<object>();
  const [isLoading, setLoading] = useState(false);
  const take = async (): Promise<void> => {
    setLoading(true);
    const choice = { acceptedTotal: total };
    const subject = `link:${link.assignmentString}`;
    const key = payIntentKey(paymentStorage, subject, choice, () => crypto.randomUUID());
    const answer = await link.purchase(choice, key);
    setLoading(false);
    setError(answer.error);
    if (answer.error === undefined || !isOutcomeUnknown(answer.error)) endPayIntent(paymentStorage, subject);
    if ('data' in answer && answer.data)
      void navigate(paths.token({ eventId: event.eventId }), { replace: true });
  };
  return { take, error, isLoading };
}
