import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';
import type { FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import type { Embedding } from '../embedding/embedding.ts';
import type { LoadTexts } from '../locale/createTexts.ts';
import type { PartnerSite } from './partnerSite.ts';

/** The three ways in which the product stands before a fan [I1.07]. */
export type AppKind = 'consumer' | 'whiteLabel' | 'widget';

/** A page whose component React can draw. */
export type AppRoute = PageRoute<ComponentType>;

/** What an app is made of: it composes, the shell frames. */
export interface AppDefinition {
  readonly kind: AppKind;
  readonly routes: readonly AppRoute[];
  /** Browser-owned state of the features; `storage` is memory in a frame, `onDropped` tells the fan of a cart that is lost. */
  readonly slices: (storage: SafeStorage, onDropped: () => void) => readonly FoyerSlice[];
  readonly loadTexts: LoadTexts;
  /** `partnerSite`, where a partner's configuration changes the look and the words. */
  readonly partnerSite?: PartnerSite;
  /** `createEmbedding()`, where the app may stand in a frame. */
  readonly embedding?: Embedding;
  readonly slots: {
    /** The cart item of the header [I2.25]. */
    readonly cart?: ComponentType;
    /** Stands once over all pages: what a feature must watch wherever the fan is. */
    readonly watchers?: readonly ComponentType[];
  };
}
