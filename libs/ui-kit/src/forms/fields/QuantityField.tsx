import { QuantityStepper, type QuantityStepperProps } from '../../inputs/amount/QuantityStepper.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type QuantityFieldProps = FieldProps<number> & Omit<QuantityStepperProps, 'value' | 'onValueChange'>;

/** Quantity bound to a form; starts at `min` and stays within its limits. */
export function QuantityField({ name, validate, ...rest }: QuantityFieldProps) {
  const least = rest.min ?? 1;
  const { value, change } = useFormField<number>({ name, validate }, least, least);
  return <QuantityStepper {...rest} value={value} onValueChange={change} />;
}
