import type { Feature } from '@foyer/api-client';
import type { AppKind } from '../brand/branding.ts';
import type { Embedding } from '../embedding/embedding.ts';
import type { LoadTexts } from '../locale/createTexts.ts';
import type { PartnerSite } from './partnerSite.ts';

/** Parts of an app: the app lists its features, the shell frames them. */
export interface AppDefinition {
  readonly kind: AppKind;
  readonly features: readonly Feature[];
  readonly loadTexts: LoadTexts;
  /** `partnerSite`, for the app on partners' hosts: no other host has a configuration. */
  readonly partnerSite?: PartnerSite;
  /** `createEmbedding()`, for apps that run in a frame. */
  readonly embedding?: Embedding;
}
