import { reasonOf } from './stripeErrors.ts';

describe('the reason of a refused card', () => {
  it.each([
    ['card_declined', 'insufficient_funds', 'insufficientFunds'],
    ['card_declined', 'generic_decline', 'declined'],
    ['card_declined', 'lost_card', 'declined'],
    ['card_declined', 'authentication_required', 'verificationFailed'],
    ['card_declined', 'processing_error', 'processingError'],
    ['expired_card', undefined, 'expiredCard'],
    ['invalid_expiry_year', undefined, 'expiredCard'],
    ['incorrect_cvc', undefined, 'incorrectCvc'],
    ['invalid_cvc', undefined, 'incorrectCvc'],
    ['processing_error', undefined, 'processingError'],
    ['payment_intent_authentication_failure', undefined, 'verificationFailed'],
    ['a_code_of_next_year', null, 'declined'],
    [null, null, 'declined'],
  ])('%s, by the bank %s: %s [CR-05, C8.21o]', (code, bank, reason) => {
    expect(reasonOf({ code, ...(bank === undefined ? {} : { decline_code: bank }) })).toBe(reason);
  });
});
