import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenAssignment } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useResendTokenAssignmentMutation } from '@foyer/api-client/token-assignment';
import { useSession } from '@foyer/identity';
import { Notice, useOverlays } from '@foyer/ui-kit';
import { Form, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { Dialog } from '@foyer/ui-kit/overlays';
import { isolateText } from '@foyer/util';
import { addressProblem } from '../../model/addressProblem.ts';
import type { AssignmentMessageKey } from '../../messages/assignmentMessageKeys.gen.ts';

interface Typed {
  emailAddress?: string;
}

export interface ResendDialogProps {
  assignment: TokenAssignment;
  open: boolean;
  onClose: () => void;
}

/** Asks where to the invitation is mailed again; the link of the mail before stops working. */
export function ResendDialog({ assignment, open, onClose }: ResendDialogProps) {
  const { t } = useTranslation('assignment');
  const { toast } = useOverlays();
  const ownAddress = useSession().profile?.emailAddress;
  const [resend, { error: refusal, reset }] = useResendTokenAssignmentMutation();
  const { assignmentId, emailAddress: before } = assignment;
  const initial = useMemo<Typed>(() => (before === undefined ? {} : { emailAddress: before }), [before]);
  const send = async ({ emailAddress = '' }: Typed): Promise<void> => {
    const typed = emailAddress.trim();
    const { error } = await resend({
      assignmentId,
      ...(typed === before ? {} : { emailAddress: typed }),
    });
    if (error) return;
    onClose();
    toast(t('resend.done', { emailAddress: isolateText(typed) }), { tone: 'success' });
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title={t('resend.title')}
    >
      <Form<Typed>
        initialValues={initial}
        validate={({ emailAddress }) => {
          const problem = addressProblem(emailAddress, ownAddress);
          return problem === undefined ? {} : { emailAddress: problem };
        }}
        translate={(key) => t(key as AssignmentMessageKey)}
        onSubmit={send}
      >
        {refusal !== undefined && <Notice tone="danger">{errorText(t, refusal)}</Notice>}
        <p>{t('resend.hint')}</p>
        <TextField name="emailAddress" label={t('assign.email')} type="email" autoComplete="off" />
        <SubmitButton wide>{t('resend.send')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
