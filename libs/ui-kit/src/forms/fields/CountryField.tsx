import { likelyCountry } from '@foyer/util';
import { CountrySelect, type CountrySelectProps } from '../../inputs/choice/CountrySelect.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type CountryFieldProps = FieldProps &
  Omit<CountrySelectProps, FromForm> & {
    /** Preselected country; the visitor's likely one by default, '' for none [I5.06]. */
    defaultCountry?: string;
  };

/** Country select bound to a form; begins with the visitor's likely country [I5.06]. */
export function CountryField({ name, validate, defaultCountry, ...rest }: CountryFieldProps) {
  const start = defaultCountry ?? likelyCountry(rest.locale, navigator.language);
  const { value, change, error, events } = useFormField<string>({ name, validate }, '', start);
  return (
    <CountrySelect {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />
  );
}
