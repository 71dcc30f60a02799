import type { FocusEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { getIn } from 'final-form';
import { stripTags } from '@foyer/util';
import { isVerbatim } from './cleanValues.ts';
import { shownError, type FieldErrorKey } from './fieldRules.ts';
import { useErrorText } from './FormErrors.tsx';
import { useSubmitFailures } from './submitFailures.ts';

/** What every field takes to know its place in the form. */
export interface FieldProps<Value = string> {
  name: string;
  /** A rule of this field alone; it sees the value without HTML tags [I5.12]. The form's `validate` is the usual place. */
  validate?: (value: Value) => FieldErrorKey | undefined;
}

export interface FormField<Value> {
  value: Value;
  change: (value: Value) => void;
  /** The text of the error that is to be shown now [I5.12]. */
  error: ReactNode;
  events: { onFocus: (event?: FocusEvent) => void; onBlur: (event?: FocusEvent) => void };
}

const isOneOfUs = (event?: FocusEvent): boolean =>
  event !== undefined && event.currentTarget.contains(event.relatedTarget);

/**
 * Ties an input to Final Form. `empty` is what a field shows that has no value; `initialValue` is the value that it
 * begins with where the form gives it none.
 */
export function useFormField<Value>(
  { name, validate }: FieldProps<Value>,
  empty: Value,
  initialValue?: Value,
): FormField<Value> {
  const form = useForm();
  // Final Form lets a field's beginning beat the form's: what the form has, or kept, comes first.
  const [begin] = useState(() =>
    getIn(form.getState().values ?? {}, name) === undefined ? initialValue : undefined,
  );
  const { input, meta } = useField<Value>(name, {
    allowNull: true,
    ...(begin === undefined || begin === ('' as unknown) ? {} : { initialValue: begin }),
    // Final Form turns '' into undefined by default, which would lose "was there and was emptied".
    parse: (value) => value,
    ...(validate
      ? {
          // A field that nobody touched has no value yet: the rule sees what the field shows.
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
      // Between the boxes of a group nothing was left yet.
      onBlur: (event) => {
        if (!isOneOfUs(event)) input.onBlur();
      },
    },
  };
}
