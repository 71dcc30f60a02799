import cardValidator from 'card-validator';
import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import type { CardDescription } from '../../platform/gateways/payment/paymentGateway.ts';
import { type CardBehaviour, testCards } from './testCards.ts';

/** Card as typed into the hosted fields. */
export interface CardEntry {
  number: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
  nameOnCard: string;
  postalCode: string;
}

/** Fields of the hosted page, named as in its messages and labels. */
export type CardField = keyof CardEntry;

type CardFieldProblem = 'missing' | 'invalid' | 'expired' | 'notATestCard';

export type CardEntryResult =
  | { kind: 'invalid'; problems: Partial<Record<CardField, CardFieldProblem>> }
  | { kind: 'valid'; card: CardDescription; behaviour: CardBehaviour };

const brands: Record<string, CardDescription['brand']> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american-express': 'amex',
};

/** Validates a typed card; its number and security code don't leave this function [C5.10]. */
export function readCardEntry(entry: CardEntry, now: Date): CardEntryResult {
  const digits = entry.number.replace(/[\s-]/g, '');
  const number = cardValidator.number(digits);
  const [expiry, expiryProblem] = readExpiry(entry.expiry, now);
  const behaviour = Object.hasOwn(testCards, digits) ? testCards[digits] : undefined;
  const problems = clean({
    number: problemOf(digits, number.isValid) ?? (behaviour ? undefined : 'notATestCard'),
    expiry: expiryProblem,
    cvc: problemOf(entry.cvc, cardValidator.cvv(entry.cvc, number.card?.code.size ?? 3).isValid),
    nameOnCard: problemOf(
      entry.nameOnCard.trim(),
      cardValidator.cardholderName(entry.nameOnCard.trim()).isValid,
    ),
    postalCode: entry.postalCode.length > 20 ? 'invalid' : undefined,
  });
  if (Object.keys(problems).length > 0 || !behaviour || !expiry) return { kind: 'invalid', problems };
  return {
    kind: 'valid',
    behaviour,
    card: {
      brand: brands[number.card?.type ?? ''] ?? 'unknown',
      lastFour: digits.slice(-4),
      ...expiry,
      nameOnCard: entry.nameOnCard.trim(),
      ...(entry.postalCode.trim() ? { postalCode: entry.postalCode.trim() } : {}),
    },
  };
}

function problemOf(text: string, isValid: boolean): CardFieldProblem | undefined {
  if (text === '') return 'missing';
  return isValid ? undefined : 'invalid';
}

type Expiry = Pick<CardDescription, 'expiryMonth' | 'expiryYear'>;

/** Parses an expiry. A card is valid until the end of its month, by database time rather than the process's clock. */
function readExpiry(text: string, now: Date): [Expiry | undefined, CardFieldProblem | undefined] {
  if (text.trim() === '') return [undefined, 'missing'];
  const match = /^(\d{2})\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim());
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return [undefined, 'invalid'];
  const expiry = { expiryMonth: month, expiryYear: 2000 + Number(match[2]) };
  if (isExpired(expiry, now)) return [undefined, 'expired'];
  if (expiry.expiryYear > now.getUTCFullYear() + 20) return [undefined, 'invalid'];
  return [expiry, undefined];
}

function clean(problems: Partial<Record<CardField, CardFieldProblem | undefined>>) {
  return Object.fromEntries(
    Object.entries<CardFieldProblem | undefined>(problems).filter(([, problem]) => problem !== undefined),
  ) as Partial<Record<CardField, CardFieldProblem>>;
}
