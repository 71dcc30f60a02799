import { createContext, useContext, useState } from 'react';
import { clearKeptValues } from '@foyer/ui-kit';
import type { SignUpValues } from '../model/signUp.ts';

/** What was typed on the way in and not sent yet, shared by its forms: an address is typed once. */
export interface FormDraft {
  read: () => SignUpValues;
  keep: (values: SignUpValues) => void;
  clear: () => void;
}

/** The key under which the tab keeps the draft; what keeps it comes with the forms. */
export const draftKey = 'way-in';

/** In memory; `KeepDraft` brings back what the tab kept of it and keeps it there. A password is never stored. */
export function createFormDraft(): FormDraft {
  let values: SignUpValues = {};
  return {
    read: () => values,
    keep: (typed) => {
      values = { ...values, ...typed };
    },
    clear: () => {
      values = {};
      clearKeptValues(draftKey);
    },
  };
}

const forgetful: FormDraft = { read: () => ({}), keep: () => undefined, clear: () => undefined };

/** The draft of the way in; without a provider nothing is kept. */
export const FormDraftContext = createContext<FormDraft>(forgetful);

/** What a form starts with: its own values, and over them what was typed before it was closed. */
export function useDraftedValues<Values extends SignUpValues>(
  start: Values,
  names: readonly (keyof SignUpValues)[],
): Values {
  const draft = useContext(FormDraftContext);
  const [values] = useState(() => {
    const known = Object.entries(draft.read()).filter(([name]) => names.includes(name as keyof SignUpValues));
    return { ...start, ...Object.fromEntries(known) };
  });
  return values;
}
