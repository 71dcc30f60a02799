import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { SeatMapEngine } from '../../engine/seatMapEngine.ts';
import { isMapKey } from '../../gesture/mapKeys.ts';
import type { MapDetails } from './mapDrawing.ts';

/** Handlers for the element that holds the map's focus. */
export interface MapKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Passes keys to the map; keys pressed before the chunk has loaded are queued. */
export function useMapKeys(
  engine: RefObject<SeatMapEngine | undefined>,
  details: MapDetails | null | undefined,
  load: () => void,
): MapKeys {
  const waiting = useRef<string[]>([]);
  const focused = useRef<Element>(null);

  const press = (key: string): boolean => {
    const command = details?.keyCommand(key);
    return !!command && !!engine.current?.guide?.keyboard.command(command);
  };
  const focus = (): void => engine.current?.setFocused(!!focused.current?.matches(':focus-visible'));

  useEffect(() => {
    const keys = waiting.current.splice(0);
    if (!details) return;
    if (focused.current) focus();
    for (const key of keys) press(key);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when loading has succeeded or failed
  }, [details]);

  return {
    onKeyDown(event) {
      const { key } = event;
      if (!isMapKey(event) || !engine.current) return;
      if (details) {
        if (!press(key)) return;
      } else {
        if (key === 'Escape' && waiting.current.length === 0 && engine.current.isWhole) return;
        waiting.current.push(key);
        load();
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus({ currentTarget }) {
      focused.current = currentTarget;
      if (!details) load();
      focus();
    },
    onBlur() {
      focused.current = null;
      focus();
    },
  };
}
