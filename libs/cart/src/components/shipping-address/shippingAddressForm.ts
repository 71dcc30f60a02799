import type { ShippingAddress } from '@foyer/contract';
import { isBlank } from '@foyer/util';
import type { CartMessageKey } from '../../messages/messageKeys.gen.ts';

export interface ShippingAddressValues extends Partial<
  Pick<ShippingAddress, 'country' | 'fullName' | 'address' | 'unit'>
> {
  /** What a maps service suggested last and was taken; whoever types on has another address. */
  suggested?: Pick<ShippingAddress, 'address' | 'googlePlaceId'>;
}
export type ShippingAddressErrors = {
  [Field in Exclude<keyof ShippingAddressValues, 'suggested'>]?: CartMessageKey;
};

/** Which fields are missing [C5.10]; keys of messages. */
export function validateShippingAddress(values: ShippingAddressValues): ShippingAddressErrors {
  const errors: ShippingAddressErrors = {};
  if (isBlank(values.country ?? '')) errors.country = 'shipping.errors.country';
  if (isBlank(values.fullName ?? '')) errors.fullName = 'shipping.errors.fullName';
  if (isBlank(values.address ?? '')) errors.address = 'shipping.errors.address';
  return errors;
}

/** An address in one line. */
export const addressText = ({ fullName, address, unit, country }: ShippingAddress): string =>
  [fullName, address, unit, country].filter((part) => part !== '').join(', ');

const placeIdOf = ({ address, suggested }: ShippingAddressValues): string =>
  suggested && suggested.address === address ? suggested.googlePlaceId : '';

/** An address that was accepted, to be changed. */
export const toValues = ({ googlePlaceId, ...values }: ShippingAddress): ShippingAddressValues => ({
  ...values,
  ...(googlePlaceId === '' ? {} : { suggested: { address: values.address, googlePlaceId } }),
});

/** The address as the wire has it; unit and place id are empty by default [C3.29, I3.22]. */
export const toShippingAddress = (values: ShippingAddressValues): ShippingAddress => ({
  country: values.country ?? '',
  fullName: values.fullName ?? '',
  address: values.address ?? '',
  unit: values.unit ?? '',
  googlePlaceId: placeIdOf(values),
});
