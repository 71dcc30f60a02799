import {
  FORM_ERROR,
  type FormApi,
  type SubmissionErrors,
  type ValidationErrors,
  type Decorator,
} from 'final-form';
import { useCallback, useMemo, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Form as FinalForm, type FormRenderProps } from 'react-final-form';
import { Notice } from '../feedback/Notice.tsx';
import { Stack } from '../layout/Stack.tsx';
import { cleanValues } from './cleanValues.ts';
import { focusFirstError } from './focusFirstError.ts';
import { FormErrors, useErrorText, type TranslateError } from './FormErrors.tsx';
import { createKeptValues, type KeepValuesOptions, type KeptValues } from './keptValues.ts';
import { SubmitFailuresContext } from './submitFailures.ts';

/**
 * Final Form decorator: restores kept values, keeps typed values while they differ from the initial ones, and clears
 * them when they are submitted or undone.
 */
function keepTyped<Values>(kept: KeptValues): Decorator<Values> {
  return (form: FormApi<Values>) => {
    const found = Object.entries(kept.read());
    form.batch(() => {
      for (const [name, value] of found) form.change(name as keyof Values, value as Values[keyof Values]);
    });
    let wasDirty = false;
    return form.subscribe(
      ({ values, dirty = false, submitSucceeded, dirtySinceLastSubmit }) => {
        const isSent = submitSucceeded && !dirtySinceLastSubmit;
        if (dirty && !isSent) kept.write(values as object);
        else if (wasDirty) kept.clear();
        wasDirty = dirty;
      },
      { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
    );
  };
}

type Answer = SubmissionErrors | undefined | void;

export interface FormProps<Values extends object> extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'children' | 'translate'
> {
  /** Pass a stable object: a new one with other values resets the form. */
  initialValues?: Partial<Values>;
  /** Receives values without HTML tags [I5.12]; returns a message key per field. Define it outside the component. */
  validate?: (values: Values) => ValidationErrors;
  /** Receives values without HTML tags; returns errors per field, `FORM_ERROR` for the form, or nothing on success. */
  onSubmit: (values: Values, form: FormApi<Values>) => Answer | Promise<Answer>;
  /**
   * Keeps typed values in the tab's storage under this key, restores them after a 401 or a reload, and clears them once
   * submitted. Passwords, card data, tokens and files are never kept. The key must be stable and unique per form.
   */
  keepValues?: string | KeepValuesOptions;
  /** Field that takes the focus when the server has rejected it; the first rejected one by default. */
  refusedFocus?: string;
  /** Translates a message key. */
  translate?: TranslateError;
  children: ReactNode | ((state: FormRenderProps<Values>) => ReactNode);
}

function FormError({ error }: { error: unknown }) {
  const text = useErrorText()(error);
  return text ? <Notice tone="danger">{text}</Notice> : null;
}

const keptValuesOf = (keepValues: string | KeepValuesOptions | undefined): KeptValues | undefined => {
  if (keepValues === undefined) return undefined;
  return createKeptValues(typeof keepValues === 'string' ? { key: keepValues } : keepValues);
};

/**
 * Form: strips tags from values before validation and submission [I5.12], focuses the first error, and keeps typed
 * values when new initial values arrive.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, keepValues, refusedFocus, translate, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  const [kept] = useState(() => keptValuesOf(keepValues));
  const decorators = useMemo(
    () => [
      focusFirstError<Values>(
        // oxlint-disable-next-line react/refs -- read when a form is refused, never while drawing
        () => element.current,
        () => setFailures((count) => count + 1),
        refusedFocus,
      ),
      ...(kept ? [keepTyped<Values>(kept)] : []),
    ],
    [kept, refusedFocus],
  );
  const check = useCallback((values: Values) => validate?.(cleanValues(values)) ?? {}, [validate]);
  const send = useCallback(
    async (values: Values, form: FormApi<Values>) => {
      const errors = (await onSubmit(cleanValues(values), form)) ?? undefined;
      // Cleared here, because the decorator may be gone once the answer has led to another page.
      if (!errors) kept?.clear();
      return errors;
    },
    [onSubmit, kept],
  );
  const form = (
    <FinalForm<Values>
      {...(initialValues ? { initialValues } : {})}
      keepDirtyOnReinitialize
      decorators={decorators}
      validate={check}
      onSubmit={send}
    >
      {(state) => (
        <form {...rest} ref={element} noValidate onSubmit={(event) => void state.handleSubmit(event)}>
          <SubmitFailuresContext value={failures}>
            <Stack gap={5}>
              {!state.dirtySinceLastSubmit && (
                <FormError error={state.submitErrors?.[FORM_ERROR] as unknown} />
              )}
              {typeof children === 'function' ? children(state) : children}
            </Stack>
          </SubmitFailuresContext>
        </form>
      )}
    </FinalForm>
  );
  return translate ? <FormErrors translate={translate}>{form}</FormErrors> : form;
}
