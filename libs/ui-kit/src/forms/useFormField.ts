import { type FocusEvent, type ReactNode, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { getIn } from 'final-form';
import { stripTags } from '@foyer/util';
import { isVerbatim } from './cleanValues.ts';
import { shownError, type FieldErrorKey } from './fieldRules.ts';
import { useErrorText } from './FormErrors.tsx';
import { useSubmitFailures } from './submitFailures.ts';

/** Props that bind a field to its form. */
export interface FieldProps<Value = string> {
  name: string;
  /** Rule for this field only; receives the value without HTML tags [I5.12]. Prefer the form's `validate`. */
  validate?: (value: Value) => FieldErrorKey | undefined;
}

export interface FormField<Value> {
  value: Value;
  change: (value: Value) => void;
  /** Translated error to show now [I5.12]. */
  error: ReactNode;
  events: { onFocus: (event?: FocusEvent) => void; onBlur: (event?: FocusEvent) => void };
}

const isOneOfUs = (event?: FocusEvent): boolean =>
  event !== undefined && event.currentTarget.contains(event.relatedTarget);

/**
 * Binds an input to Final Form. `empty` is shown for a missing value; `initialValue` is used where the form has none.
 */
export function useFormField<Value>(
  { name, validate }: FieldProps<Value>,
  empty: Value,
  initialValue?: Value,
): FormField<Value> {
  const form = useForm();
  // In Final Form a field's initial value overrides the form's; the form's own or kept value should win.
  const [begin] = useState(() =>
    getIn((form.getState().values as object | undefined) ?? {}, name) === undefined
      ? initialValue
      : undefined,
  );
  const { input, meta } = useField<Value>(name, {
    allowNull: true,
    ...(begin === undefined || begin === ('' as unknown) ? {} : { initialValue: begin }),
    // Final Form's default parse turns '' into undefined, which would lose "was emptied".
    parse: (value: Value) => value,
    ...(validate
      ? {
          // An untouched field has no value yet: validate what it shows.
          validate: (given: Value | undefined) => {
            const value = given ?? empty;
            return validate(
              typeof value === 'string' && !isVerbatim(name) ? (stripTags(value) as Value) : value,
            );
          },
        }
      : {}),
  });
  const failures = useSubmitFailures();
  const [correctedAfter, setCorrectedAfter] = useState(0);
  const errorText = useErrorText();
  return {
    value: input.value === undefined || input.value === ('' as unknown) ? empty : input.value,
    change: (value) => {
      setCorrectedAfter(failures);
      input.onChange(value);
    },
    error: errorText(shownError(meta, failures > correctedAfter)),
    events: {
      onFocus: () => input.onFocus(),
      // Moving between the boxes of a group is no blur.
      onBlur: (event) => {
        if (!isOneOfUs(event)) input.onBlur();
      },
    },
  };
}
