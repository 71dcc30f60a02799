import { useForm, useFormState } from 'react-final-form';
import type { ConfirmTexts } from '../overlays/dialog/confirmTexts.ts';
import { useUnsavedChanges } from '../overlays/useUnsavedChanges.ts';

export interface UnsavedChangesProps {
  /** Texts of the dialog: "Leave without saving?" and its answers. */
  texts: ConfirmTexts;
  /** Switches the dialog off when false [I4.22]. */
  enabled?: boolean;
}

/** Inside a `Form`: leaving with unsaved input asks first [I4.22]. */
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
  // During submission the answer may navigate before the next render.
  useUnsavedChanges(enabled && dirty && !isSaved, texts, () => !form.getState().submitting);
  return null;
}
