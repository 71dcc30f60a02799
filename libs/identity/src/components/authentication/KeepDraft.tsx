import type { FormApi } from 'final-form';
import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { createKeptValues } from '@foyer/ui-kit/forms';
import type { SignUpValues } from '../../model/signUp.ts';
import { draftKey, FormDraftContext, type FormDraft } from '../../session/formDraft.ts';

/** The agreement to the terms belongs to the form that is sent; secrets are left out by the kit. */
const inTab = () => createKeptValues({ key: draftKey, except: ['agreesToTerms'] });

/** After a reload the draft is empty, and the tab knows what was in it. */
function bringBack(form: FormApi<SignUpValues>, draft: FormDraft): void {
  if (Object.keys(draft.read()).length > 0) return;
  const kept = Object.entries(inTab().read()).filter(([, value]) => typeof value === 'string');
  form.batch(() => {
    for (const [name, value] of kept) form.change(name as keyof SignUpValues, value as never);
  });
}

/**
 * Inside a form of the way in: remembers what is typed, so that neither an overlay closed by accident nor a reload nor a 401
 * loses anything [I4.15].
 */
export function KeepDraft() {
  const draft = useContext(FormDraftContext);
  const form = useForm<SignUpValues>();
  useEffect(() => {
    bringBack(form, draft);
    const kept = inTab();
    return form.subscribe(
      ({ values }) => {
        draft.keep(values);
        kept.write(draft.read());
      },
      { values: true },
    );
  }, [form, draft]);
  return null;
}
