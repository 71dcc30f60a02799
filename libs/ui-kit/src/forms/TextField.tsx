import { PasswordInput, type PasswordInputProps } from '../inputs/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '../inputs/TextInput.tsx';
import { useFormField, type FieldProps } from './useFormField.ts';

/** What the form itself hands to an input. */
export type FromForm = 'value' | 'onValueChange' | 'error' | 'name' | 'onFocus' | 'onBlur';

export type TextFieldProps = FieldProps & Omit<TextInputProps, FromForm>;

/** A text input in a form. */
export function TextField({ name, validate, ...rest }: TextFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <TextInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}

export type PasswordFieldProps = FieldProps & Omit<PasswordInputProps, FromForm>;

/** A password input in a form; its name ends in `password`, so that nothing is stripped from it. */
export function PasswordField({ name, validate, ...rest }: PasswordFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return (
    <PasswordInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />
  );
}
