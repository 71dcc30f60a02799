import { getIn, type Decorator, type FormApi } from 'final-form';

const nameOf = (element: Element): string =>
  element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';

const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Focuses the first invalid field in page order, or the field `preferred` if it is invalid; tells whether there was one. */
export function focusFirstInvalid(form: ParentNode, errors: object, preferred?: string): boolean {
  const wanted = preferred !== undefined && getIn(errors, preferred) !== undefined ? preferred : undefined;
  for (const element of form.querySelectorAll('[data-field], [name]')) {
    const name = nameOf(element);
    if (name === '' || name !== (wanted ?? name) || getIn(errors, name) === undefined) continue;
    const target = element.matches(focusable) ? element : element.querySelector(focusable);
    if (target instanceof HTMLElement) {
      target.focus();
      return true;
    }
  }
  return false;
}

/**
 * Final Form decorator: focuses the first field with an error after a failed submit, whether the form's rules or the
 * server rejected it. Calls `findForm` at that moment, and `onFailure` afterwards. `refused` names the field that takes
 * the focus when the server has rejected it, whatever comes before it.
 */
export function focusFirstError<Values>(
  findForm: () => ParentNode | null,
  onFailure: () => void = () => {},
  refused?: string,
): Decorator<Values> {
  return (api: FormApi<Values>) => {
    const send = api.submit;
    const look = (): void => {
      const { errors, submitErrors, submitFailed } = api.getState();
      if (!submitFailed) return;
      onFailure();
      const form = findForm();
      if (!form) return;
      focusFirstInvalid(form, { ...submitErrors, ...errors }, submitErrors ? refused : undefined);
    };
    api.submit = () => {
      const answer = send();
      // The form's rules answer synchronously, the server later.
      if (answer) answer.then(look, look);
      else look();
      return answer;
    };
    return () => {
      api.submit = send;
    };
  };
}
