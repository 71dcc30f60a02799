import { Combobox, type ComboboxProps } from '../../inputs/choice/Combobox.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type ComboboxFieldProps = FieldProps & Omit<ComboboxProps, FromForm>;

/** Combobox bound to a form; the value is the text in the box. */
export function ComboboxField({ name, validate, ...rest }: ComboboxFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <Combobox {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
