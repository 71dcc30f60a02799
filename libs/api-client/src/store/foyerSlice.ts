import type { Reducer, Slice } from '@reduxjs/toolkit';

/** How a slice is stored, and which stored states are usable. */
export interface StoredForm {
  /** Storage key, used as is. */
  key: string;
  /** Schema version; older states are dropped unless `migrate` converts them. */
  version: number;
  /** Precompiled validation of the stored fields; invalid states are dropped. May load lazily. */
  isValid: (stored: unknown) => boolean | Promise<boolean>;
  /** Converts a state of an older version; returns `undefined` if it can't. */
  migrate?: (stored: unknown, fromVersion: number) => unknown;
  /** Called when a stored state was dropped, for a notice. */
  onDropped?: () => void;
}

/** Browser-owned state of a feature, persisted if it has to survive a reload. */
export interface FoyerSlice {
  readonly name: string;
  readonly reducer: Reducer;
  /** Handles the end of a session itself; every other slice resets at logout [I4.14]. */
  readonly isAboutSession?: boolean;
  /** How the slice is persisted, if it is. */
  readonly persisted?: StoredForm;
}
/** Wraps a Redux Toolkit slice for `createFoyerStore`. */
export const foyerSlice = (slice: Pick<Slice, 'name' | 'reducer'>): FoyerSlice => ({
  name: slice.name,
  reducer: slice.reducer,
});
