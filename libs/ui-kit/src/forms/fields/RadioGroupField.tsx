import { RadioGroup, type RadioGroupProps } from '../../inputs/choice/RadioGroup.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type RadioGroupFieldProps = FieldProps &
  Omit<RadioGroupProps, FromForm> & {
    /** Preselected option; none by default. */
    defaultValue?: string;
  };

/** Radio group bound to a form. */
export function RadioGroupField({ name, validate, defaultValue, ...rest }: RadioGroupFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '', defaultValue);
  return <RadioGroup {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
