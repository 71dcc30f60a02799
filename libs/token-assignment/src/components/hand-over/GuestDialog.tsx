import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Token, TokenAssignment } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useEditTokenAssignmentMutation } from '@foyer/api-client/token-assignment';
import { Notice, useOverlays } from '@foyer/ui-kit';
import { Form, SubmitButton } from '@foyer/ui-kit/forms';
import { Dialog } from '@foyer/ui-kit/overlays';
import { isolateText } from '@foyer/util';
import type { AssignmentMessageKey } from '../../messages/assignmentMessageKeys.gen.ts';
import { asksBirthDate, guestProblems, type TypedGuest } from '../../model/guest.ts';
import { GuestFields } from './GuestFields.tsx';

const checkName = (typed: TypedGuest) => guestProblems(typed, false);

export interface GuestDialogProps {
  assignment: TokenAssignment;
  policy: Token['policy'];
  open: boolean;
  onClose: () => void;
}

/** Corrects a guest or child; the date of birth, which is never shown, stays if none is typed [C2.27f]. */
export function GuestDialog({ assignment, policy, open, onClose }: GuestDialogProps) {
  const { t } = useTranslation('assignment');
  const { toast } = useOverlays();
  const [edit, { error: refusal, reset }] = useEditTokenAssignmentMutation();
  const { assignmentId, assigneeKind = 'guest', firstName = '', lastName = '' } = assignment;
  const initial = useMemo<TypedGuest>(() => ({ firstName, lastName }), [firstName, lastName]);
  const asksDate = asksBirthDate(assigneeKind, policy.minimumAge);
  const close = (): void => {
    reset();
    onClose();
  };
  const save = async (typed: TypedGuest): Promise<void> => {
    const [first = '', last = ''] = [typed.firstName?.trim(), typed.lastName?.trim()];
    const { error } = await edit({
      assignmentId,
      firstName: first,
      lastName: last,
      ...(asksDate && typed.birthDate ? { birthDate: typed.birthDate } : {}),
    });
    if (error) return;
    close();
    toast(t('guest.savedHint', { name: isolateText(`${first} ${last}`) }), { tone: 'success' });
  };
  return (
    <Dialog open={open} onClose={close} title={t('guest.title')}>
      <Form<TypedGuest>
        initialValues={initial}
        validate={checkName}
        translate={(key) => t(key as AssignmentMessageKey)}
        onSubmit={save}
      >
        {refusal !== undefined && <Notice tone="danger">{errorText(t, refusal)}</Notice>}
        <GuestFields asksDate={asksDate} isDateOptional />
        <SubmitButton wide>{t('guest.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
