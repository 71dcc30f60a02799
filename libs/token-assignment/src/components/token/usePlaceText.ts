import { useTokenPlace } from './useTokenPlace.ts';

/** Returns the place of a token as one text, such as `Section 101, Row C, Seat 12`. */
export function usePlaceText(): (token: Parameters<ReturnType<typeof useTokenPlace>>[0]) => string {
  const place = useTokenPlace();
  return (token) =>
    place(token)
      .map(({ label, value }) => `${label} ${value}`)
      .join(', ');
}
