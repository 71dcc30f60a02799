import type { ShippingAddress } from '@foyer/contract';
import { isBlank } from '@foyer/util';
import type { CartMessageKey } from '../../messages/messageKeys.gen.ts';

export interface ShippingAddressValues extends Partial<
  Pick<ShippingAddress, 'country' | 'fullName' | 'address' | 'unit'>
> {
  /** Last suggestion that was chosen; it no longer applies once the address has been edited. */
  suggested?: Pick<ShippingAddress, 'address' | 'googlePlaceId'>;
}
export type ShippingAddressErrors = {
  [Field in Exclude<keyof ShippingAddressValues, 'suggested'>]?: CartMessageKey;
};

/** Returns message keys of the missing fields [C5.10]. */
export function validateShippingAddress(values: ShippingAddressValues): ShippingAddressErrors {
  const errors: ShippingAddressErrors = {};
  if (isBlank(values.country ?? '')) errors.country = 'shipping.errors.country';
  if (isBlank(values.fullName ?? '')) errors.fullName = 'shipping.errors.fullName';
  if (isBlank(values.address ?? '')) errors.address = 'shipping.errors.address';
  return errors;
}

const placeIdOf = ({ address, suggested }: ShippingAddressValues): string =>
  suggested && suggested.address === address ? suggested.googlePlaceId : '';

/** Converts an accepted address to form values. */
export const toValues = ({ googlePlaceId, ...values }: ShippingAddress): ShippingAddressValues => ({
  ...values,
  ...(googlePlaceId === '' ? {} : { suggested: { address: values.address, googlePlaceId } }),
});

/** Converts form values to the API's address; unit and place id default to empty strings [C3.29, I3.22]. */
export const toShippingAddress = (values: ShippingAddressValues): ShippingAddress => ({
  country: values.country ?? '',
  fullName: values.fullName ?? '',
  address: values.address ?? '',
  unit: values.unit ?? '',
  googlePlaceId: placeIdOf(values),
});
