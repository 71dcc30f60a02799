import type { Reducer, Slice } from '@reduxjs/toolkit';

/** How a slice lies in storage, and what of it can be used again. */
export interface StoredForm {
  /** The key in storage, exactly as given. */
  key: string;
  /** Raised whenever the shape changes; older states are dropped unless `migrate` knows them. */
  version: number;
  /** Precompiled check of the stored fields; what fails is dropped, never shown. It may come later. */
  isValid: (stored: unknown) => boolean | Promise<boolean>;
  /** Turns a state of an older version into one of this version, or says that it cannot. */
  migrate?: (stored: unknown, fromVersion: number) => unknown;
  /** Told when a stored state had to be dropped, so that a notice can say so. */
  onDropped?: () => void;
}

/** A piece of browser-owned state that a feature brings, already persisted where it is to survive a reload. */
export interface FoyerSlice {
  readonly name: string;
  readonly reducer: Reducer;
  /** It hears of the end of a session by itself; every other slice begins anew when somebody logs out [I4.14]. */
  readonly isAboutSession?: boolean;
  /** How it is stored, where it is. */
  readonly persisted?: StoredForm;
}
/** Turns a slice of the toolkit into what `createFoyerStore` takes. */
export const foyerSlice = (slice: Pick<Slice, 'name' | 'reducer'>): FoyerSlice => ({
  name: slice.name,
  reducer: slice.reducer,
});
