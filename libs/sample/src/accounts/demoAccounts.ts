import type { InvitedSampleAccount, SampleAccount } from '@foyer/catalogue';

/** Password of all demo accounts; also in the README. */
export const demoPassword = 'foyer-demo-1';

/** Unfinished accounts of invited users: one lacks the personal details, one only a password. */
export const invitedAccounts: readonly InvitedSampleAccount[] = [
  {
    emailAddress: 'invited@foyer.example',
    locale: 'en-US',
    details: { firstName: 'Imani', lastName: 'Okafor' },
  },
  {
    emailAddress: 'partner-guest@foyer.example',
    locale: 'fr-CA',
    details: {
      firstName: 'Gabrielle',
      lastName: 'Roy',
      dateOfBirth: '1988-03',
      gender: 'FEMALE',
      countryCode: 'CA',
      postalCode: 'G1R 4P5',
    },
  },
];

/** Accounts for logging in after `npm start`. */
export const demoAccounts: readonly SampleAccount[] = [
  {
    emailAddress: 'fan@foyer.example',
    firstName: 'Frankie',
    lastName: 'Moreau',
    countryCode: 'US',
    postalCode: '10001',
    locale: 'en-US',
    isVerified: true,
    payPal: 'frankie.moreau@paypal.example',
  },
  {
    emailAddress: 'newfan@foyer.example',
    firstName: 'Noor',
    lastName: 'Campbell',
    countryCode: 'CA',
    postalCode: 'M5V 2T6',
    locale: 'en-CA',
    isVerified: false,
  },
  {
    emailAddress: 'giver@foyer.example',
    firstName: 'Gita',
    lastName: 'Lambert',
    countryCode: 'CA',
    postalCode: 'T2P 1J9',
    locale: 'en-CA',
    isVerified: true,
  },
  {
    emailAddress: 'friend@foyer.example',
    firstName: 'Amara',
    lastName: 'Lindqvist',
    countryCode: 'US',
    postalCode: '60601',
    locale: 'en-US',
    isVerified: true,
  },
  {
    emailAddress: 'organiser@foyer.example',
    firstName: 'Odile',
    lastName: 'Gagnon',
    countryCode: 'CA',
    postalCode: 'H2X 1Y4',
    locale: 'fr-CA',
    isVerified: true,
    role: 'client',
  },
  {
    emailAddress: 'promoter@foyer.example',
    firstName: 'Pilar',
    lastName: 'Reyes',
    countryCode: 'US',
    postalCode: '90012',
    locale: 'es-US',
    isVerified: true,
    role: 'promoter',
    engagements: [
      {
        event: 'neon-prairie-long-light-tour',
        paymentKinds: ['cash', 'card', 'link'],
        mostPerGuest: 4,
        commission: [{ paymentKind: 'cash', percent: 10 }, { percent: 8 }],
        stock: { 'FLOOR.FLOORA': 24, UPPER: 12 },
        openLink: { zone: 'FLOOR.FLOORA', quantity: 2, guest: 'gina@foyer.example' },
      },
      {
        event: 'aurora-first-glow',
        paymentKinds: ['cash'],
        commission: [{ amount: 300 }],
        stock: { FLOOR: 16 },
      },
      {
        event: 'low-tide-choir-mill',
        paymentKinds: ['cash'],
        commission: [{ percent: 10 }],
        stock: {},
        endsInDays: -1,
      },
      // All of its allotment is still to come.
      { event: 'glass-orchard-switchyard', paymentKinds: ['card'], commission: [{ percent: 5 }], stock: {} },
    ],
  },
];
