import { postalCodeForm } from './postalCodeForms.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type PostalCodeInputProps = Omit<TextInputProps, 'type' | 'characterLimit'> & {
  /** ISO 3166-1 alpha-2; '' before one is chosen. */
  country: string;
};

/** Postal code with the country's keyboard, capitals and spacing [I5.05]. */
export function PostalCodeInput({ country, onValueChange, ...rest }: PostalCodeInputProps) {
  const { format, ...form } = postalCodeForm(country);
  return (
    <TextInput
      autoComplete="postal-code"
      spellCheck={false}
      {...form}
      {...rest}
      onValueChange={(typed) => onValueChange(format(typed))}
    />
  );
}
