import { PhoneInput, type PhoneInputProps } from '../../inputs/text/PhoneInput.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type PhoneFieldProps = FieldProps & Omit<PhoneInputProps, FromForm>;

/** Phone number bound to a form; the value is E.164 as soon as the number is complete. */
export function PhoneField({ name, validate, ...rest }: PhoneFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <PhoneInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
