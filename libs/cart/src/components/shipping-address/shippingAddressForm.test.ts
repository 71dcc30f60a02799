import { toShippingAddress, validateShippingAddress } from './shippingAddressForm.ts';

describe('the shipping address', () => {
  it('needs country, name and street, and no unit [C5.10]', () => {
    expect(validateShippingAddress({ fullName: ' ' })).toEqual({
      country: 'shipping.errors.country',
      fullName: 'shipping.errors.fullName',
      address: 'shipping.errors.address',
    });
    expect(validateShippingAddress({ country: 'CA', fullName: 'A B', address: '1 Rue X' })).toEqual({});
  });

  it('has an empty unit and place id by default [C3.29]', () => {
    expect(toShippingAddress({ country: 'CA', fullName: 'A B', address: '1 Rue X' })).toEqual({
      country: 'CA',
      fullName: 'A B',
      address: '1 Rue X',
      unit: '',
      googlePlaceId: '',
    });
  });
});
