import { PostalCodeInput, type PostalCodeInputProps } from '../../inputs/text/PostalCodeInput.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type PostalCodeFieldProps = FieldProps & Omit<PostalCodeInputProps, FromForm>;

/** Postal code bound to a form, formatted for its country [I5.05]. */
export function PostalCodeField({ name, validate, ...rest }: PostalCodeFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return (
    <PostalCodeInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />
  );
}
