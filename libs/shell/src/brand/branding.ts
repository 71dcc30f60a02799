import { createContext, useContext } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';
import type { HeaderLook } from './headerLooks.ts';
import { houseName } from './houseName.ts';

/** The three forms of the product [I1.07]. */
export type AppKind = 'consumer' | 'whiteLabel' | 'widget';

/** Brand of the site. */
export interface Branding {
  readonly kind: AppKind;
  readonly name: string;
  readonly config?: WhiteLabelConfig;
  /** Styles of the partner's header, where it isn't the product's. */
  readonly header?: HeaderLook | undefined;
}

const BrandingContext = createContext<Branding>({ kind: 'consumer', name: houseName });
export const BrandingProvider = BrandingContext.Provider;

/** Returns the brand of the current site. */
export const useBranding = (): Branding => useContext(BrandingContext);

/** Returns an app's brand: the product's own, or the partner's from its configuration. */
export function brandingOf(kind: AppKind, config: WhiteLabelConfig | undefined): Branding {
  if (!config) return { kind, name: houseName };
  const { customHomepageUrl = '', ...rest } = config;
  // Only web addresses and paths are accepted, so that a configuration can't run script [BR-04].
  const leadsHome = /^(https?:\/)?\//i.test(customHomepageUrl);
  return { kind, name: config.name, config: leadsHome ? config : rest };
}
