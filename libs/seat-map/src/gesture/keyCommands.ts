import type { Direction } from '../view/neighbours.ts';

/** Command that a key triggers on the map. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'pick' }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'whole' }
  | { readonly kind: 'back' };

const commands: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: { kind: 'move', direction: { dx: -1, dy: 0 } },
  ArrowRight: { kind: 'move', direction: { dx: 1, dy: 0 } },
  ArrowUp: { kind: 'move', direction: { dx: 0, dy: -1 } },
  ArrowDown: { kind: 'move', direction: { dx: 0, dy: 1 } },
  Enter: { kind: 'pick' },
  ' ': { kind: 'pick' },
  '+': { kind: 'zoom', factor: 1.5 },
  '=': { kind: 'zoom', factor: 1.5 },
  '-': { kind: 'zoom', factor: 1 / 1.5 },
  _: { kind: 'zoom', factor: 1 / 1.5 },
  '0': { kind: 'whole' },
  Home: { kind: 'whole' },
  Escape: { kind: 'back' },
};

/** Returns the command of a key, by its `KeyboardEvent` name; `isMapKey` tells which keys the map handles. */
export const keyCommand = (key: string): KeyCommand | undefined =>
  Object.hasOwn(commands, key) ? commands[key] : undefined;
