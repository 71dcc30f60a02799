import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission, Token, TokenAssignment } from '@foyer/contract';
import { errorText, postFrameEvent } from '@foyer/api-client';
import {
  useRevokeTokenAssignmentMutation,
  useSelfAssignTokenMutation,
} from '@foyer/api-client/token-assignment';
import { Button, Inline, LiveRegion, Notice, Stack, useOverlays } from '@foyer/ui-kit';
import { usePlaceText } from '../token/usePlaceText.ts';
import { assigneeName } from './assigneeName.ts';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { GuestDialog } from './GuestDialog.tsx';
import { Refusal } from './Refusal.tsx';
import { ResendDialog } from './ResendDialog.tsx';

interface ActionProps {
  token: Token;
  permission: Permission;
  /** Place of the token, for the names of the buttons. */
  place: string;
  zone: string;
}

interface ActionButtonProps extends Omit<ActionProps, 'token'> {
  action: 'takeBack' | 'remove' | 'revoke' | 'resend' | 'guest' | 'giveBack' | 'selfAssign';
  isLoading?: boolean;
  onPress: () => void;
}

/** Button of an action, or the reason why it can't be done. */
function ActionButton({ action, permission, place, zone, isLoading = false, onPress }: ActionButtonProps) {
  const { t } = useTranslation('assignment');
  return (
    <Button
      aria-label={t(`${action}.actionFor`, { place })}
      loading={isLoading}
      disabledReason={permission.allowed ? undefined : <Refusal permission={permission} zone={zone} />}
      onClick={onPress}
    >
      {t(`${action}.action`)}
    </Button>
  );
}

/** Opens a dialog by the button of an action. */
function DialogAction({
  children,
  ...button
}: Omit<ActionButtonProps, 'onPress'> & {
  children: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton {...button} onPress={() => setOpen(true)} />
      {children({ open: isOpen, onClose: () => setOpen(false) })}
    </>
  );
}

type Ending = 'takeBack' | 'remove' | 'revoke';
interface WithError {
  onError: (error: unknown) => void;
}

/** Takes back what was not accepted yet, removes a guest, or revokes what was accepted [C2.28m, C4.13b, C4.13c]. */
function EndAction(props: ActionProps & WithError & { assignment: TokenAssignment; kind: Ending }) {
  const { token, assignment, onError, kind, ...button } = props;
  const { t } = useTranslation('assignment');
  const { confirm, toast } = useOverlays();
  const [revoke, { isLoading }] = useRevokeTokenAssignmentMutation();
  const name = assigneeName(assignment);
  const press = async (): Promise<void> => {
    const texts = {
      title: t(`${kind}.ask`),
      message: t(`${kind}.askHint`, { name }),
      yes: t(`${kind}.action`),
      no: t('managed.keep'),
    };
    onError(undefined);
    if (!(await confirm(texts))) return;
    const { error } = await revoke({ assignmentId: assignment.assignmentId });
    if (error) return onError(error);
    const { eventId, tokenId } = token;
    postFrameEvent({ type: 'tokenRevoked', eventId, tokenId });
    toast(t(`${kind}.done`), { tone: 'success' });
  };
  return <ActionButton {...button} action={kind} isLoading={isLoading} onPress={() => void press()} />;
}

/** Makes a token the caller's own to enter with [C4.13d]. */
function SelfAssignAction({ token, onError, ...button }: ActionProps & WithError) {
  const { t } = useTranslation('assignment');
  const { toast } = useOverlays();
  const [selfAssign, { isLoading }] = useSelfAssignTokenMutation();
  const press = async (): Promise<void> => {
    const { eventId, tokenId } = token;
    const { error } = await selfAssign({ eventId, tokenId });
    onError(error);
    if (!error) toast(t('selfAssign.done'), { tone: 'success' });
  };
  return <ActionButton {...button} action="selfAssign" isLoading={isLoading} onPress={() => void press()} />;
}

/** Reasons that the stub says already, by its state or by the one that is the caller's own. */
const saidElsewhere: readonly (string | undefined)[] = ['tokenNotActive', 'alreadyAttending'];

/** What can be done about a token that was handed over, or came from another person [C2.27f, C4.13]. */
export function HandOverActions({ token, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('assignment');
  const placeText = usePlaceText();
  const [error, setError] = useState<unknown>();
  const { assignment, allowed, inviter, policy } = token;
  const { resend, takeBack, revoke, editGuest, giveBack } = allowed ?? {};
  const isMine = token.assignmentState === 'assignedToMe';
  const selfAssign =
    isMine || saidElsewhere.includes(allowed?.selfAssign?.reason) ? undefined : allowed?.selfAssign;
  if (!resend && !takeBack && !revoke && !editGuest && !giveBack && !selfAssign) return null;
  const common = { token, zone, place: placeText(token) };
  const isGuest = assignment?.assigneeKind !== undefined && assignment.assigneeKind !== 'user';
  return (
    <Stack gap={3}>
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Inline gap={3} css={{ alignItems: 'start' }}>
        {selfAssign && <SelfAssignAction {...common} permission={selfAssign} onError={setError} />}
        {assignment && editGuest && (
          <DialogAction {...common} action="guest" permission={editGuest}>
            {(dialog) => <GuestDialog {...dialog} assignment={assignment} policy={policy} />}
          </DialogAction>
        )}
        {assignment && takeBack && (
          <EndAction
            {...common}
            assignment={assignment}
            kind={isGuest ? 'remove' : 'takeBack'}
            permission={takeBack}
            onError={setError}
          />
        )}
        {assignment && revoke && (
          <EndAction
            {...common}
            assignment={assignment}
            kind="revoke"
            permission={revoke}
            onError={setError}
          />
        )}
        {assignment && resend && (
          <DialogAction {...common} action="resend" permission={resend}>
            {(dialog) => <ResendDialog {...dialog} assignment={assignment} />}
          </DialogAction>
        )}
        {inviter && giveBack && (
          <DialogAction {...common} action="giveBack" permission={giveBack}>
            {(dialog) => <GiveBackDialog {...dialog} inviter={inviter} />}
          </DialogAction>
        )}
      </Inline>
    </Stack>
  );
}
