import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAuthentication, useSession } from '@foyer/identity';

/**
 * Click handler of a link to a page behind the gate: a visitor signs in over the current page, then continues to the
 * link. The gate itself would put Discover behind the overlay [C6.01].
 */
export function useSignInFirst(href: string): (event: MouseEvent) => void {
  const { status } = useSession();
  const { requireSignedIn } = useAuthentication();
  const navigate = useNavigate();
  return (event) => {
    // A new tab or window has a gate of its own.
    if (status !== 'signedOut' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void requireSignedIn(() => navigate(href));
  };
}
