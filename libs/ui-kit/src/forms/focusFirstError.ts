import { getIn, type Decorator, type FormApi } from 'final-form';

const nameOf = (element: Element): string =>
  element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';

const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Puts the focus on the first field, in the order of the page, that has an error; tells whether there was one. */
export function focusFirstInvalid(form: ParentNode, errors: object): boolean {
  for (const element of form.querySelectorAll('[data-field], [name]')) {
    const name = nameOf(element);
    if (name === '' || getIn(errors, name) === undefined) continue;
    const target = element.matches(focusable) ? element : element.querySelector(focusable);
    if (target instanceof HTMLElement) {
      target.focus();
      return true;
    }
  }
  return false;
}

/**
 * A Final Form decorator: after each submit that failed, by the form's own rules or by the server's answer, the focus
 * goes to the first field with an error. `findForm` is asked at that moment, and `onFailure` told.
 */
export function focusFirstError<Values>(
  findForm: () => ParentNode | null,
  onFailure: () => void = () => {},
): Decorator<Values> {
  return (api: FormApi<Values>) => {
    const send = api.submit;
    const look = (): void => {
      const { errors, submitErrors, submitFailed } = api.getState();
      if (!submitFailed) return;
      onFailure();
      const form = findForm();
      if (form) focusFirstInvalid(form, { ...submitErrors, ...errors });
    };
    api.submit = () => {
      const answer = send();
      // The form's own rules answer at once, the server later.
      if (answer) answer.then(look, look);
      else look();
      return answer;
    };
    return () => {
      api.submit = send;
    };
  };
}
