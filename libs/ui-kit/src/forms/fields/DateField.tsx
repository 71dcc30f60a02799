import { DateInput, type DateInputProps } from '../../inputs/text/DateInput.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type DateFieldProps = FieldProps & Omit<DateInputProps, FromForm>;

/** Date bound to a form; the value is `YYYY-MM-DD`, or `YYYY-MM` with `precision="month"`. */
export function DateField({ name, validate, ...rest }: DateFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <DateInput {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
