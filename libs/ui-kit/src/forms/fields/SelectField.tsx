import { Select, type SelectProps } from '../../inputs/choice/Select.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type SelectFieldProps = FieldProps & Omit<SelectProps, FromForm>;

/** Select bound to a form. */
export function SelectField({ name, validate, ...rest }: SelectFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <Select {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
