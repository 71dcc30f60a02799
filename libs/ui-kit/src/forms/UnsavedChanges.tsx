import { useForm, useFormState } from 'react-final-form';
import type { ConfirmTexts } from '../overlays/confirmTexts.ts';
import { useUnsavedChanges } from '../overlays/useUnsavedChanges.ts';

export interface UnsavedChangesProps {
  /** "Leave without saving?", and the answers. */
  texts: ConfirmTexts;
  /** Can be turned off [I4.22]. */
  enabled?: boolean;
}

/** Inside a `Form`: leaving it with something typed and not sent asks first [I4.22]. */
export function UnsavedChanges({ texts, enabled = true }: UnsavedChangesProps) {
  const form = useForm();
  const {
    dirty = false,
    submitSucceeded,
    dirtySinceLastSubmit,
  } = useFormState({
    subscription: { dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  });
  const isSaved = submitSucceeded && !dirtySinceLastSubmit;
  // While it is being sent the answer may lead to another page, before this is drawn again.
  useUnsavedChanges(enabled && dirty && !isSaved, texts, () => !form.getState().submitting);
  return null;
}
