import { operationIds } from '../contract/inputs.ts';
import { missingMakers, pointersOf, referentOf } from './makersOf.ts';

describe('makersOf', () => {
  it.each(operationIds)('%s has a maker for every field that refers to an object', (operationId) => {
    expect(missingMakers(operationId)).toEqual([]);
  });

  it('knows whose an object is', () => {
    expect(pointersOf('payCart')).toEqual(
      expect.arrayContaining(['eventId', 'purchaseToken', 'paymentMethodId']),
    );
    expect(referentOf('payCart', 'purchaseToken')).toBe('sold');
    expect(referentOf('payCart', 'paymentMethodId')).toBe('own');
    expect(referentOf('payCart', 'eventId')).toBe('shown');
    expect(referentOf('payCart', 'savePaymentMeans')).toBeUndefined();
  });
});
