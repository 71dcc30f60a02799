import { PasswordInput, type PasswordInputProps } from '../../inputs/text/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '../../inputs/text/TextInput.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

/** Props that the form binding sets. */
export type FromForm = 'value' | 'onValueChange' | 'error' | 'name' | 'onFocus' | 'onBlur';

export type TextFieldProps = FieldProps & Omit<TextInputProps, FromForm>;

/** Text input bound to a form. */
export function TextField({ name, validate, ...rest }: TextFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <TextInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}

export type PasswordFieldProps = FieldProps & Omit<PasswordInputProps, FromForm>;

/** Password input bound to a form; its name must end in `password`, so that nothing is stripped from it. */
export function PasswordField({ name, validate, ...rest }: PasswordFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return (
    <PasswordInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />
  );
}
