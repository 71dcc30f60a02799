import { Checkbox, type CheckboxProps } from '../../inputs/choice/Checkbox.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type CheckboxFieldProps = FieldProps<boolean> &
  Omit<CheckboxProps, 'checked' | 'onCheckedChange' | 'error' | 'name' | 'onFocus' | 'onBlur'>;

/** Checkbox bound to a form. */
export function CheckboxField({ name, validate, ...rest }: CheckboxFieldProps) {
  const { value, change, error, events } = useFormField<boolean>({ name, validate }, false);
  return (
    <Checkbox {...rest} {...events} name={name} checked={value} onCheckedChange={change} error={error} />
  );
}
