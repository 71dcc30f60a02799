import { randomUUID } from 'node:crypto';

/** Whom journeys are about: a person whose words stand nowhere else, so that each of them is found wherever it strays [PV-04]. */
export const person = {
  firstName: 'Zelmira',
  lastName: 'Quexworth',
  postalCode: 'J8Z 9X7',
  birth: { year: '1987', month: '07', day: '23' },
  password: 'velvet curtain 7',
} as const;

/** What that person types into the fields of the gateway. */
export const card = {
  number: '4242424242424242',
  expiry: '12/40',
  cvc: '917',
  nameOnCard: 'Z Q Cardwright',
} as const;

const addressMark = 'canary-fan-';

/** An address that nobody has yet. */
export const newAddress = (): string => `${addressMark}${randomUUID().slice(0, 8)}@foyer.example`;

/** What opens something for whoever has it; it comes into being while a journey goes on. */
export type SecretKind = 'session' | 'link token' | 'purchase token' | 'entry secret' | 'exchange code';

export type CanaryKind = SecretKind | 'address of mail' | 'cvc' | (typeof personKinds)[number][0];

const personKinds = [
  ['first name', person.firstName],
  ['last name', person.lastName],
  ['postal code', person.postalCode],
  ['date of birth', Object.values(person.birth).join('-')],
  ['password', person.password],
  ['name on the card', card.nameOnCard],
  ['card number', card.number],
  ['declined card', '4000000000000002'],
  ['asking card', '4000002760003184'],
] as const;

export interface Canary {
  kind: CanaryKind;
  text: string;
}

/** What is known from the first. */
const lasting: readonly Canary[] = [
  { kind: 'address of mail', text: addressMark },
  // Three digits stand everywhere: only as a value of their own do they tell anything.
  { kind: 'cvc', text: `"${card.cvc}"` },
  { kind: 'cvc', text: `cvc=${card.cvc}` },
  ...personKinds.map(([kind, text]) => ({ kind, text })),
];

// One process has one worker, and one worker one site.
const secrets = new Map<string, SecretKind>();

/** Remembers a secret that has come into being; too short ones could be anything. */
export function noteSecret(kind: SecretKind, text: unknown): void {
  if (typeof text === 'string' && text.length >= 16) secrets.set(text, kind);
}

/** Everything that tells of a person, as far as it is known. */
export const knownCanaries = (): Canary[] => [
  ...lasting,
  ...[...secrets].map(([text, kind]) => ({ kind, text })),
];
