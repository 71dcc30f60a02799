import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'pages';
/** A longer list is not restored, since each page is a request. */
const mostPages = 20;

/** Pages of the list that the address asks for, so that the way back and a reload show as many; and how to change it. */
export function useShownPages(): [number, (pages: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Math.floor(Number(search.get(parameter)));
  const show = useCallback(
    (pages: number) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(parameter, String(pages));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [asked >= 1 ? Math.min(asked, mostPages) : 1, show];
}
