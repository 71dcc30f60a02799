import { crowdDomain, type SampleAccount } from '@foyer/catalogue';

const firstNames = ['Ada', 'Bao', 'Chloé', 'Diego', 'Elif', 'Farid', 'Grace', 'Hugo', 'Inés', 'Jonah'];
const lastNames = ['Abbott', 'Benoit', 'Cruz', 'Diallo', 'Evans', 'Fortin', 'Gupta', 'Haddad'];

/** Made-up fans, eight of each first name. */
export const crowd: readonly SampleAccount[] = firstNames.flatMap((firstName, first) =>
  lastNames.map((lastName, last) => ({
    emailAddress: `fan-${first}${last}@${crowdDomain}`,
    firstName,
    lastName,
    countryCode: first % 2 === 0 ? ('US' as const) : ('CA' as const),
    postalCode: first % 2 === 0 ? '10001' : 'H2X 1Y4',
    locale: first % 2 === 0 ? ('en-US' as const) : ('fr-CA' as const),
    isVerified: true,
  })),
);
