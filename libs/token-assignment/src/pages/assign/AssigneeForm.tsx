import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@foyer/identity';
import { Notice } from '@foyer/ui-kit';
import { Form, SubmitButton, TextAreaField, TextField } from '@foyer/ui-kit/forms';
import type { AssignmentMessageKey } from '../../messages/assignmentMessageKeys.gen.ts';
import { addressProblem } from '../../model/addressProblem.ts';
import type { Assignee } from './assignee.ts';

const longestMessage = 500;

export interface AssigneeFormProps {
  /** What was typed before. */
  assignee: Assignee;
  minimumAge: number | undefined;
  onSubmit: (assignee: Assignee) => void;
}

/** Who gets the tokens, by mail with a message [C2.28i]. */
export function AssigneeForm({ assignee, minimumAge, onSubmit }: AssigneeFormProps) {
  const { t } = useTranslation('assignment');
  const ownAddress = useSession().profile?.emailAddress;
  const check = useCallback(
    ({ emailAddress }: Assignee) => {
      const problem = addressProblem(emailAddress, ownAddress);
      return problem === undefined ? {} : { emailAddress: problem };
    },
    [ownAddress],
  );
  return (
    <Form<Assignee>
      initialValues={assignee}
      validate={check}
      translate={(key) => t(key as AssignmentMessageKey)}
      onSubmit={onSubmit}
    >
      <TextField name="emailAddress" label={t('assign.email')} type="email" autoComplete="off" />
      <TextAreaField
        name="message"
        label={t('assign.message')}
        rows={3}
        characterLimit={longestMessage}
        optional
      />
      {minimumAge !== undefined && <Notice>{t('assign.minimumAge', { minimumAge })}</Notice>}
      <SubmitButton wide>{t('assign.review')}</SubmitButton>
    </Form>
  );
}
