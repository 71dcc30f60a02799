import { RangeSlider, type RangeSliderProps } from '../../inputs/amount/RangeSlider.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type RangeSliderFieldProps = FieldProps<number> & Omit<RangeSliderProps, FromForm>;

/** Slider bound to a form; starts at `min`. */
export function RangeSliderField({ name, validate, ...rest }: RangeSliderFieldProps) {
  const { value, change, error, events } = useFormField<number>({ name, validate }, rest.min, rest.min);
  return <RangeSlider {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
