import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';
import type { FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import type { Embedding } from '../embedding/embedding.ts';
import type { LoadTexts } from '../locale/createTexts.ts';
import type { PartnerSite } from './partnerSite.ts';

/** The three forms of the product [I1.07]. */
export type AppKind = 'consumer' | 'whiteLabel' | 'widget';

/** Route whose page is a React component. */
export type AppRoute = PageRoute<ComponentType>;

/** Parts of an app: the app composes, the shell frames. */
export interface AppDefinition {
  readonly kind: AppKind;
  readonly routes: readonly AppRoute[];
  /** Slices of the features; `storage` is memory in a frame, `onDropped` reports an unreadable cart. */
  readonly slices: (storage: SafeStorage, onDropped: () => void) => readonly FoyerSlice[];
  readonly loadTexts: LoadTexts;
  /** `partnerSite`, for apps that a partner's configuration restyles. */
  readonly partnerSite?: PartnerSite;
  /** `createEmbedding()`, for apps that run in a frame. */
  readonly embedding?: Embedding;
  readonly slots: {
    /** Cart item of the header [I2.25]. */
    readonly cart?: ComponentType;
    /** Components mounted once over all pages, to watch something wherever the fan is. */
    readonly watchers?: readonly ComponentType[];
  };
}
