import type { WhiteLabelConfig } from '@foyer/contract';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40"><rect width="40" height="40" rx="20" fill="#c2410c"/><rect x="52" y="12" width="120" height="16" rx="8" fill="#c2410c"/></svg>',
)}`;

/** Partner with a logo of its own. */
export const buildWhiteLabel = (overrides: Partial<WhiteLabelConfig> = {}): WhiteLabelConfig => ({
  clientId: '01936f5e-7c00-7000-8000-0000000000bb',
  name: 'Harbour Arena',
  logo,
  theme: { tone: 'auto', clientDark: {}, clientLight: {} },
  favicons: [],
  detailOnlyFlow: false,
  preventKeepShopping: false,
  translationOverrides: {},
  icons: {},
  analyticsStatus: 'disabled',
  ...overrides,
});
