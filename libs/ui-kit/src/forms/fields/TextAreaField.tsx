import { TextArea, type TextAreaProps } from '../../inputs/text/TextArea.tsx';
import type { FromForm } from './TextField.tsx';
import { useFormField, type FieldProps } from '../useFormField.ts';

export type TextAreaFieldProps = FieldProps & Omit<TextAreaProps, FromForm>;

/** Text area bound to a form. */
export function TextAreaField({ name, validate, ...rest }: TextAreaFieldProps) {
  const { value, change, error, events } = useFormField<string>({ name, validate }, '');
  return <TextArea {...rest} {...events} name={name} value={value} onValueChange={change} error={error} />;
}
