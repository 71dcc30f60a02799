import i18next, { type TFunction } from 'i18next';
import { errorStatus, operations, supportedLocales, type ErrorCode } from '@foyer/contract';
import type { FoyerError } from '@foyer/api-client';
import { cartTexts } from '../testing/cartTexts.ts';
import { cartErrorText } from './cartErrors.ts';

function wordsOf(locale: string): TFunction<'cart'> {
  const texts = i18next.createInstance();
  void texts.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'cart',
    resources: { [locale]: { cart: cartTexts[locale] ?? {} } },
    interpolation: { defaultVariables: { product: 'Pass', products: 'Passes' } },
    initAsync: false,
  });
  return texts.t as TFunction<'cart'>;
}
const rejected = (code: ErrorCode, message = ''): FoyerError => ({
  kind: 'rejected',
  status: errorStatus[code],
  code,
  message,
  details: {},
});

/** Errors of commerce and payment from document 2 that can occur here, and their texts. */
const catalogue: [code: ErrorCode, status: number, statement: string, words: RegExp][] = [
  ['ticketLimitEvent', 422, 'C8.02a', /limit for this event/],
  ['ticketLimitMarketplace', 422, 'C8.02a', /limit for this event/],
  ['paymentFailed', 402, 'C8.04a', /not completed\. Please try again/],
  ['reservationTimeRanOut', 409, 'C8.05', /time ran out\. Please try again/],
  ['priceChanged', 409, 'C8.06', /price has changed/],
  ['marketplaceClosed', 409, 'C8.10e', /closed/],
  ['purchaseSoldOut', 409, 'C8.10b', /^Sold out/],
  ['notEnoughContiguousSeats', 409, 'C8.12b', /enough seats next to each other/],
  ['seatsNotTogether', 422, 'C8.12c', /next to each other/],
  ['invalidRequest', 400, 'C8.21a', /rejected/],
  ['forbidden', 403, 'C8.21b', /rejected/],
  ['invalidSeatCodes', 409, 'C8.21m', /seats were just taken/],
  ['tooManyCreditCards', 422, 'C8.21n', /limit for saved cards/],
  ['paymentRetryAttemptsExhausted', 402, 'C8.21p', /last payment attempt failed/],
];
const calls = Object.values(operations).filter(({ domain }) => domain === 'cart');

describe('the errors of a purchase [I8.11]', () => {
  it.each(catalogue)('%s is answered with %i, and says so [%s]', (code, status, _statement, words) => {
    expect(errorStatus[code]).toBe(status);
    expect(calls.some(({ errors }) => (errors as readonly ErrorCode[]).includes(code))).toBe(true);
    expect(cartErrorText(wordsOf('en-US'), rejected(code))).toMatch(words);
  });

  it.each([...supportedLocales])('have words of their own for every code of every call, in %s', (locale) => {
    const t = wordsOf(locale);
    const english = wordsOf('en-US');
    for (const code of new Set(calls.flatMap(({ errors }) => errors))) {
      const text = cartErrorText(t, rejected(code));
      expect([code, text]).toEqual([code, expect.stringMatching(/\s/)]);
      expect(text).not.toMatch(/\{\{/);
      expect(text).not.toBe(cartErrorText(t, undefined));
      if (!locale.startsWith('en')) expect(text).not.toBe(cartErrorText(english, rejected(code)));
    }
  });

  it('say what the server says, where it says something [I8.02]', () =>
    expect(cartErrorText(wordsOf('en-US'), rejected('paymentFailed', 'Ask your bank.'))).toBe(
      'Ask your bank.',
    ));

  it.each<[unknown, RegExp]>([
    [{ kind: 'unreachable' }, /Unable to reach the server/],
    [{ kind: 'timeout' }, /timely manner/],
    [{ kind: 'unknown', status: 502 }, /unknown error/i],
    [new Error('of something else'), /unknown error/i],
    [rejected('aCodeOfTomorrow' as ErrorCode), /unknown error/i],
  ])('say of %j that nobody knows more [C8.20]', (error, words) =>
    expect(cartErrorText(wordsOf('en-US'), error)).toMatch(words),
  );
});
