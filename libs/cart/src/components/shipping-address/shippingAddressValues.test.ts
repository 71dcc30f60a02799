import { toShippingAddress, toValues, validateShippingAddress } from './shippingAddressValues.ts';

describe('the shipping address', () => {
  it('needs country, name and street, and no unit [C5.10a]', () => {
    expect(validateShippingAddress({ fullName: ' ' })).toEqual({
      country: 'shipping.errors.country',
      fullName: 'shipping.errors.fullName',
      address: 'shipping.errors.address',
    });
    expect(validateShippingAddress({ country: 'CA', fullName: 'A B', address: '1 Rue X' })).toEqual({});
  });

  it('has the place id of the chosen suggestion until the address is edited [C3.29e, I3.22]', () => {
    const suggested = { address: '1 Rue X, Montréal', googlePlaceId: 'place-1' };
    const values = { country: 'CA', fullName: 'A B', address: '1 Rue X, Montréal', suggested };
    const accepted = toShippingAddress(values);
    expect(accepted.googlePlaceId).toBe('place-1');
    expect(toShippingAddress(toValues(accepted))).toEqual(accepted);
    expect(toShippingAddress({ ...values, address: '12 Rue X, Montréal' }).googlePlaceId).toBe('');
  });

  it('has an empty unit and place id by default [C3.29d-e]', () => {
    expect(toShippingAddress({ country: 'CA', fullName: 'A B', address: '1 Rue X' })).toEqual({
      country: 'CA',
      fullName: 'A B',
      address: '1 Rue X',
      unit: '',
      googlePlaceId: '',
    });
  });
});
