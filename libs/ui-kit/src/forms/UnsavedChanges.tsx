import { createContext, useContext } from 'react';
import { useFormState } from 'react-final-form';
import type { ConfirmTexts } from '../overlays/confirmTexts.ts';
import { useUnsavedChanges } from '../overlays/useUnsavedChanges.ts';

/** Whether the form above keeps what is typed through a reload. */
export const KeepsValuesContext = createContext(false);

export interface UnsavedChangesProps {
  /** "Leave without saving?", and the answers. */
  texts: ConfirmTexts;
  /** Can be turned off [I4.22]. */
  enabled?: boolean;
}

/** Inside a `Form`: leaving it with something typed and not sent asks first [I4.22]. */
export function UnsavedChanges({ texts, enabled = true }: UnsavedChangesProps) {
  const {
    dirty = false,
    submitting,
    submitSucceeded,
    dirtySinceLastSubmit,
  } = useFormState({
    subscription: { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  });
  // While it is being sent the answer may lead to another page.
  const isSaved = submitting || (submitSucceeded && !dirtySinceLastSubmit);
  useUnsavedChanges(enabled && dirty && !isSaved, texts, useContext(KeepsValuesContext));
  return null;
}
