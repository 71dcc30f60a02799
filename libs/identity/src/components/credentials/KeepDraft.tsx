import type { FormApi } from 'final-form';
import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { createKeptValues } from '@foyer/ui-kit/forms';
import type { SignUpValues } from '../../model/signUp.ts';
import { draftKey, FormDraftContext, type FormDraft } from '../../session/formDraft.ts';

/** Consent to the terms is given per submission; the kit leaves out secrets. */
const inTab = () => createKeptValues({ key: draftKey, except: ['agreesToTerms'] });

/** Restores a draft that the tab has kept over a reload. */
function bringBack(form: FormApi<SignUpValues>, draft: FormDraft): void {
  if (Object.keys(draft.read()).length > 0) return;
  const kept = Object.entries(inTab().read()).filter(([, value]) => typeof value === 'string');
  form.batch(() => {
    for (const [name, value] of kept) form.change(name as keyof SignUpValues, value as never);
  });
}

/**
 * Inside an authentication form: remembers typed values, so that an overlay closed by accident, a reload or a 401 loses
 * nothing [I4.15].
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
