import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';
import type { SafeStorage } from '@foyer/util';
import type { TokenStore } from '../client/foyerClient.ts';
import type { FoyerSlice } from '../store/foyerSlice.ts';
import type { FeatureSlots } from './featureSlots.ts';

/** Dependencies of a feature's slices. */
export interface SliceContext {
  readonly tokens: TokenStore;
  /** Storage of the browser; in a frame, memory. */
  readonly storage: SafeStorage;
  /** Called when a stored state was unreadable. */
  readonly onDropped: () => void;
}

/** Manifest of a feature library. An app is a list of features, and composes them by iterating. */
export interface Feature {
  readonly routes: readonly PageRoute<ComponentType>[];
  /** Namespaces of the feature's texts. */
  readonly namespaces: readonly string[];
  readonly slices?: (context: SliceContext) => readonly FoyerSlice[];
  /** Components mounted once over all pages. */
  readonly watchers?: readonly ComponentType[];
  /** Components that show in places of the frame or of other features' pages. */
  readonly slots?: Partial<FeatureSlots>;
}
