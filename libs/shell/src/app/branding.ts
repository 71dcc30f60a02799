import { createContext, useContext } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';
import type { AppKind } from './appDefinition.ts';

/** Whose site this is. */
export interface Branding {
  readonly kind: AppKind;
  readonly name: string;
  readonly config?: WhiteLabelConfig;
}

const BrandingContext = createContext<Branding>({ kind: 'consumer', name: 'Foyer' });
export const BrandingProvider = BrandingContext.Provider;

/** Whose site the component stands on. */
export const useBranding = (): Branding => useContext(BrandingContext);

/** The brand of an app: the product's own, or a partner's by its configuration. */
export function brandingOf(kind: AppKind, config: WhiteLabelConfig | undefined): Branding {
  if (!config) return { kind, name: 'Foyer' };
  const { customHomepageUrl = '', ...rest } = config;
  // A link leads to the web, and to nothing that runs, whoever wrote the configuration [BR-04].
  const leadsHome = /^(https?:\/)?\//i.test(customHomepageUrl);
  return { kind, name: config.name, config: leadsHome ? config : rest };
}
