import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssigneeKind, TokenPolicy } from '@foyer/contract';
import { useListRecentRecipientsQuery } from '@foyer/api-client/token-assignment';
import { useSession } from '@foyer/identity';
import { Notice } from '@foyer/ui-kit';
import { Form, SubmitButton, TextAreaField, TextField } from '@foyer/ui-kit/forms';
import { GuestFields } from '../../components/hand-over/GuestFields.tsx';
import type { AssignmentMessageKey } from '../../messages/assignmentMessageKeys.gen.ts';
import { asksBirthDate } from '../../model/guest.ts';
import { assigneeProblems, type Assignee } from './assignee.ts';

const longestMessage = 500;

export interface AssigneeFormProps {
  kind: AssigneeKind;
  /** What was typed before. */
  assignee: Assignee;
  policy: Pick<TokenPolicy, 'minimumAge' | 'idRequired'>;
  onSubmit: (assignee: Assignee) => void;
}

/** Who gets the tokens: a person by mail with a message, or the guest or child who comes along [C2.28h, C2.28i]. */
export function AssigneeForm({ kind, assignee, policy, onSubmit }: AssigneeFormProps) {
  const { t } = useTranslation('assignment');
  const ownAddress = useSession().profile?.emailAddress;
  const { minimumAge, idRequired } = policy;
  const recentId = useId();
  const { data: recent } = useListRecentRecipientsQuery(kind === 'user' ? undefined : skipToken);
  const check = useCallback(
    (typed: Assignee) => assigneeProblems(kind, typed, { ownAddress, minimumAge }),
    [kind, ownAddress, minimumAge],
  );
  return (
    <Form<Assignee>
      key={kind}
      initialValues={assignee}
      validate={check}
      translate={(key) => t(key as AssignmentMessageKey)}
      onSubmit={onSubmit}
    >
      {kind === 'user' ? (
        <>
          <TextField
            name="emailAddress"
            label={t('assign.email')}
            type="email"
            autoComplete="off"
            list={recentId}
          />
          <datalist id={recentId}>
            {recent?.recipients.map(({ emailAddress, firstName, lastName }) => (
              <option key={emailAddress} value={emailAddress}>
                {[firstName, lastName].filter(Boolean).join(' ')}
              </option>
            ))}
          </datalist>
          <TextAreaField
            name="message"
            label={t('assign.message')}
            rows={3}
            characterLimit={longestMessage}
            optional
          />
        </>
      ) : (
        <GuestFields asksDate={asksBirthDate(kind, minimumAge)} />
      )}
      {idRequired && kind === 'guest' && <Notice>{t('guest.idRequired')}</Notice>}
      {minimumAge !== undefined && kind !== 'guestChild' && (
        <Notice>{t('assign.minimumAge', { minimumAge })}</Notice>
      )}
      <SubmitButton wide>{t('assign.review')}</SubmitButton>
    </Form>
  );
}
