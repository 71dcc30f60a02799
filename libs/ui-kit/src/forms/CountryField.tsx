import { CountrySelect, type CountrySelectProps } from '../inputs/CountrySelect.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from './useFormField.ts';

export type CountryFieldProps = FieldProps &
  Omit<CountrySelectProps, FromForm> & {
    /** Preselected country; the United States by default, '' for none [I5.06]. */
    defaultCountry?: string;
  };

/** Country select bound to a form; the United States by default [I5.06]. */
export function CountryField({ name, validate, defaultCountry = 'US', ...rest }: CountryFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '', defaultCountry);
  return (
    <CountrySelect {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />
  );
}
