import { createContext, useContext, useState } from 'react';
import { createKeptValues } from '@foyer/ui-kit/forms';
import type { SignUpValues } from '../model/signUp.ts';

/** What was typed on the way in and not sent yet, shared by its forms: an address is typed once. */
export interface FormDraft {
  read: () => SignUpValues;
  keep: (values: SignUpValues) => void;
  clear: () => void;
}

/** What is kept of the way in; the agreement to the terms belongs to the form that is sent. */
const keptInTab = { key: 'way-in', except: ['agreesToTerms'] };

const isTyped = (entry: [string, unknown]): boolean => typeof entry[1] === 'string';

/**
 * In memory, and in the tab's storage, so that neither a reload nor a 401 loses it. A password is never stored.
 * @param kept the tab's storage
 */
export function createFormDraft(kept = createKeptValues(keptInTab)): FormDraft {
  let values: SignUpValues = Object.fromEntries(Object.entries(kept.read()).filter(isTyped));
  return {
    read: () => values,
    keep: (typed) => {
      values = { ...values, ...typed };
      kept.write(values);
    },
    clear: () => {
      values = {};
      kept.clear();
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
