import { randomUUID } from 'node:crypto';

/** Person of the journeys, whose words occur nowhere else, so that leaks can be found [PV-04]. */
export const person = {
  firstName: 'Zelmira',
  lastName: 'Quexworth',
  postalCode: 'J8Z 9X7',
  birth: { year: '1987', month: '07', day: '23' },
  password: 'velvet curtain 7',
} as const;

/** Card that this person types into the gateway's fields. */
export const card = {
  number: '4242424242424242',
  expiry: '12/40',
  cvc: '917',
  nameOnCard: 'Z Q Cardwright',
} as const;

const addressMark = 'canary-fan-';

/** Returns an unused e-mail address. */
export const newAddress = (): string => `${addressMark}${randomUUID().slice(0, 8)}@foyer.example`;

/** Bearer secret, created during a journey. */
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
  ['card that is declined later', '4000000000000341'],
  ['asking card', '4000002760003184'],
] as const;

export interface Canary {
  kind: CanaryKind;
  text: string;
}

/** Canaries known from the start. */
const lasting: readonly Canary[] = [
  { kind: 'address of mail', text: addressMark },
  // Three digits occur everywhere; they only count as a whole value.
  { kind: 'cvc', text: `"${card.cvc}"` },
  { kind: 'cvc', text: `cvc=${card.cvc}` },
  ...personKinds.map(([kind, text]) => ({ kind, text })),
];

// A process has one worker, and a worker one site.
const secrets = new Map<string, SecretKind>();

/** Form of all secrets that the server makes. A hostile text in the place of a token, or a short one, is none. */
const secretForm = /^[\w.-]{16,}$/;

/** Records a new secret; what lacks the form of one is ignored, since it may occur elsewhere. */
export function noteSecret(kind: SecretKind, text: unknown): void {
  if (typeof text === 'string' && secretForm.test(text)) secrets.set(text, kind);
}

/** Returns all known canaries of personal data. */
export const knownCanaries = (): Canary[] => [
  ...lasting,
  ...[...secrets].map(([text, kind]) => ({ kind, text })),
];
