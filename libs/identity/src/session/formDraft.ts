import { createContext, useContext, useState } from 'react';
import { clearKeptValues } from '@foyer/ui-kit';
import type { SignUpValues } from '../model/signUp.ts';

/** Typed, unsubmitted values of the authentication forms; they share them, so an address is typed once. */
export interface FormDraft {
  read: () => SignUpValues;
  keep: (values: SignUpValues) => void;
  clear: () => void;
}

/** Key of the draft in the tab's storage. */
export const draftKey = 'way-in';

/** Creates a draft in memory; `KeepDraft` stores and restores it. Passwords are never stored. */
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

/** Draft of the flow; without a provider nothing is kept. */
export const FormDraftContext = createContext<FormDraft>(forgetful);

/** Returns a form's initial values, overlaid with the draft. */
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
