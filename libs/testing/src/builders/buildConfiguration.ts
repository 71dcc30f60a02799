import type { CountryList, PaymentMethodList, PublicConfiguration } from '@foyer/contract';

/** Configuration of a deployment, with delays short enough for tests. */
export const buildConfiguration = (overrides: Partial<PublicConfiguration> = {}): PublicConfiguration => ({
  product: { one: 'Pass', other: 'Passes' },
  productAddress: 'Pass',
  sandbox: true,
  payOrigin: 'http://pay.localhost:4200',
  holdSeconds: 600,
  maxPerEvent: 8,
  successMs: 300,
  resetMs: 200,
  profileRefreshMs: 100,
  emailAvailabilityCacheMs: 300_000,
  searchThrottleMs: 250,
  chanceRefreshMs: 10_000,
  minimumSignUpAge: 13,
  maximumAge: 120,
  minimumPasswordLength: 8,
  currencies: ['USD'],
  authenticatorTypes: [],
  abilities: ['transfer', 'resale', 'streaming', 'upgrades'],
  links: {},
  ...overrides,
});

/** Two countries. */
export const countryList: CountryList = {
  countries: [
    { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
    { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
  ],
};

/** Payment by card, on a page of the gateway. */
export const cardPayment: PaymentMethodList = {
  paymentMethods: [
    { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
  ],
  maxStoredCards: 5,
};
