/** Parts of a postal address, in the order of the text; empty ones are left out. */
export interface AddressParts {
  readonly fullName: string;
  readonly address: string;
  readonly unit: string;
  readonly country: string;
}

/** Formats a shipping address on one line [C3.29]. */
export const addressText = ({ fullName, address, unit, country }: AddressParts): string =>
  [fullName, address, unit, country].filter((part) => part !== '').join(', ');
