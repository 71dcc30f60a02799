import { early, keepEarly } from './earlyEvents.ts';

/** Returns the queued events of some kinds and stops queueing them. */
export function takeEarlyEvents<Name extends keyof WindowEventMap>(...names: Name[]): WindowEventMap[Name][] {
  const isWanted = ({ type }: Event): boolean => names.some((name) => name === type);
  for (const name of names) window.removeEventListener(name, keepEarly);
  const taken = early.filter(isWanted);
  early.splice(0, early.length, ...early.filter((event) => !isWanted(event)));
  return taken as WindowEventMap[Name][];
}
