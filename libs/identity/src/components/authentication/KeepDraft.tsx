import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { SignUpValues } from '../../model/signUp.ts';
import { FormDraftContext } from '../../session/formDraft.ts';

/** Inside a form of the way in: remembers what is typed, so that an overlay closed by accident loses nothing. */
export function KeepDraft() {
  const draft = useContext(FormDraftContext);
  const form = useForm<SignUpValues>();
  useEffect(() => form.subscribe(({ values }) => draft.keep(values), { values: true }), [form, draft]);
  return null;
}
