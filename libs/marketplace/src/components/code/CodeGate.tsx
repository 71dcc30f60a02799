import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { codeRemoved, useMarketplaceCode } from '@foyer/cart';
import { CodeEntry } from './CodeEntry.tsx';

/** Asks for the code of a draw or an auction that the server refused; a code that it refused is dropped [C7.31]. */
export function CodeGate({ eventId }: { eventId: string }) {
  const dispatch = useDispatch();
  const hasCode = useMarketplaceCode(eventId) !== undefined;
  useEffect(() => {
    if (hasCode) dispatch(codeRemoved({ eventId }));
    // oxlint-disable-next-line react/exhaustive-deps -- a code that is entered later opens the page, or brings the gate back
  }, []);
  return <CodeEntry eventId={eventId} />;
}
