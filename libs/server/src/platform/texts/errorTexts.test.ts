import { errorStatus, operations, type ErrorCode, type Locale } from '@foyer/contract';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { createServerTexts } from './serverTexts.ts';

const texts = createServerTexts(defaultConfig.product);
const details = { authenticatorType: 'Google', minimumEdge: 200, minimumAge: 18 };
const say = (locale: Locale, code: ErrorCode) => texts.say(locale, `errors.${code}`, details);

/** Errors of commerce and payment from document 2, and their texts. */
const ofPurchases: [code: ErrorCode, status: number, requirement: string, words: RegExp][] = [
  ['ticketLimitEvent', 422, 'C8.02a', /limit for this event/],
  ['ticketLimitMarketplace', 422, 'C8.02a', /limit for this sale/],
  ['paymentFailed', 422, 'C8.04a', /payment was not completed.*Try again/],
  ['reservationTimeRanOut', 422, 'C8.05', /time ran out\. Please try again/],
  ['priceChanged', 422, 'C8.06', /price has changed/],
  ['marketplaceClosed', 422, 'C8.10e', /closed/],
  ['invalidOfferCode', 422, 'C8.21d', /code doesn’t work for this event/],
  ['purchaseSoldOut', 422, 'C8.10b', /^Sold out/],
  ['notEnoughContiguousSeats', 422, 'C8.12b', /enough seats next to each other/],
  ['seatsNotTogether', 422, 'C8.12c', /next to each other/],
  ['invalidRequest', 400, 'C8.21a', /Something’s not right/],
  ['forbidden', 403, 'C8.21b', /don’t have access/],
  ['invalidSeatCodes', 422, 'C8.21m', /seats were just taken/],
  ['tooManyCreditCards', 422, 'C8.21n', /limit for saved cards/],
  ['paymentRetryAttemptsExhausted', 422, 'C8.21p', /Too many failed payments/],
  ['tooManyRefusedCards', 422, 'C9.10b', /Too many cards were refused today/],
];
/** Errors of draws and auctions, and their texts. */
const ofOffers: [code: ErrorCode, requirement: string, words: RegExp][] = [
  ['activeOfferSameCategory', 'C8.01a', /already have an offer for this, and each person gets one/],
  ['activeOfferOtherCategory', 'C8.01b', /already have an offer or entry for this event/],
  ['offerBelowMinimum', 'C8.21e', /too low\. Offer at least the minimum/],
  ['offerNotRaised', 'C8.21f', /can only raise your offer\. Choose a higher price/],
  ['belowMinimumEventAge', 'C5.02a', /18 or older on the day of the event/],
  ['cartBlocksOffer', 'C5.06', /have items from this event in your cart\. Buy or remove them/],
  ['marketplaceClosed', 'C8.21c', /This sale is closed/],
];
/** Errors of accounts [I8.09], and their texts. */
const ofAccounts: [code: ErrorCode, text: string][] = [
  ['emailLinkExpired', 'This link has expired or was already used. Ask for a new one.'],
  ['emailLinkMalformed', 'Oops, this link seems invalid. Open it from your email again.'],
  ['emailNotFound', 'There’s no longer an account with this email address. Sign up, or use a different one.'],
  ['userAlreadyExists', 'An account with this email address already exists. Log in instead.'],
  ['userNotComplete', 'Your account isn’t set up yet. Ask for a link to finish it.'],
  ['invalidUsernameOrPassword', 'Incorrect email or password.'],
  ['badPasswordStrength', 'This password is too easy to guess. Choose another one.'],
  ['malformedEmail', 'Please enter a valid email.'],
];
const calls = Object.values(operations).filter(({ domain }) => domain === 'cart');

describe('the texts of error codes', () => {
  it.each(ofPurchases)(
    'say why a purchase failed: %s, status %i [%s, I8.11]',
    (code, status, _requirement, words) => {
      expect(errorStatus[code]).toBe(status);
      expect(calls.some(({ errors }) => (errors as readonly ErrorCode[]).includes(code))).toBe(true);
      expect(say('en-US', code)).toMatch(words);
    },
  );

  it.each(ofOffers)('say why an entry or offer is refused: %s [%s]', (code, _requirement, words) => {
    const { makeAuctionOffer, enterDraw } = operations;
    const errors: readonly ErrorCode[] = [...makeAuctionOffer.errors, ...enterDraw.errors];
    expect([errors.includes(code), errorStatus[code]]).toEqual([true, 422]);
    expect(say('en-US', code)).toMatch(words);
  });

  it.each(ofAccounts)(
    'say why a visitor has no account or is not in it: %s [I8.09, C8.20h]',
    (code, text) => {
      expect(say('en-US', code)).toBe(text);
    },
  );

  it.each(['fr-CA', 'es-US'] as const)('are in the language of %s [I9.09]', (locale) => {
    for (const code of Object.keys(errorStatus) as ErrorCode[])
      expect([code, say(locale, code)]).not.toEqual([code, say('en-US', code)]);
  });
});
