import { FORM_ERROR, type FormApi, type SubmissionErrors, type ValidationErrors } from 'final-form';
import { useCallback, useMemo, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Form as FinalForm, type FormRenderProps } from 'react-final-form';
import { Notice } from '../feedback/Notice.tsx';
import { Stack } from '../layout/Stack.tsx';
import { cleanValues } from './cleanValues.ts';
import { focusFirstError } from './focusFirstError.ts';
import { FormErrors, useErrorText, type TranslateError } from './FormErrors.tsx';
import { keepTyped } from './keepTyped.ts';
import { createKeptValues, type KeepValuesOptions, type KeptValues } from './keptValues.ts';
import { SubmitFailuresContext } from './submitFailures.ts';

type Answer = SubmissionErrors | undefined | void;

export interface FormProps<Values extends object> extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'children' | 'translate'
> {
  /** Keep the object the same between renders, or make it once: a new one with new values starts the form anew. */
  initialValues?: Partial<Values>;
  /** Gets the values without HTML tags [I5.12]; gives a message key per field. Defined outside the component. */
  validate?: (values: Values) => ValidationErrors;
  /** Gets the values without HTML tags; gives errors per field, `FORM_ERROR` for the whole, nothing when all is well. */
  onSubmit: (values: Values, form: FormApi<Values>) => Answer | Promise<Answer>;
  /**
   * Keeps what is typed in the tab's storage under this key, puts it back after a 401 or a reload, and forgets it once it
   * was sent. Passwords, card data, tokens and files are never kept. One key per form and thing; it does not change.
   */
  keepValues?: string | KeepValuesOptions;
  /** How a message key becomes a text. */
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
 * A form: values are stripped of tags before they are validated and sent [I5.12], the first error takes the focus, and
 * what was typed survives new initial values.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, keepValues, translate, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  const [kept] = useState(() => keptValuesOf(keepValues));
  const decorators = useMemo(
    () => [
      focusFirstError<Values>(
        () => element.current,
        () => setFailures((count) => count + 1),
      ),
      ...(kept ? [keepTyped<Values>(kept)] : []),
    ],
    [kept],
  );
  const check = useCallback((values: Values) => validate?.(cleanValues(values)) ?? {}, [validate]);
  const send = useCallback(
    async (values: Values, form: FormApi<Values>) => {
      const errors = (await onSubmit(cleanValues(values), form)) ?? undefined;
      // Here and not in the decorator, which is gone when the answer led to another page.
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
              {!state.dirtySinceLastSubmit && <FormError error={state.submitErrors?.[FORM_ERROR]} />}
              {typeof children === 'function' ? children(state) : children}
            </Stack>
          </SubmitFailuresContext>
        </form>
      )}
    </FinalForm>
  );
  return translate ? <FormErrors translate={translate}>{form}</FormErrors> : form;
}
