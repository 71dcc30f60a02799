import { Switch, type SwitchProps } from '../../inputs/choice/Switch.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type SwitchFieldProps = FieldProps<boolean> &
  Omit<SwitchProps, 'checked' | 'onCheckedChange' | 'error' | 'name' | 'onFocus' | 'onBlur'>;

/** Switch bound to a form. */
export function SwitchField({ name, validate, ...rest }: SwitchFieldProps) {
  const { value, change, error, events } = useFormField<boolean>({ name, validate }, false);
  return <Switch {...rest} {...events} name={name} checked={value} onCheckedChange={change} error={error} />;
}
