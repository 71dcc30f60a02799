import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission, Token, TokenAssignment } from '@foyer/contract';
import { errorText, postFrameEvent } from '@foyer/api-client';
import { useRevokeTokenAssignmentMutation } from '@foyer/api-client/token-assignment';
import { Button, Inline, LiveRegion, Notice, Stack, useOverlays } from '@foyer/ui-kit';
import { usePlaceText } from '../token/usePlaceText.ts';
import { assigneeName } from './assigneeName.ts';
import { Refusal } from './Refusal.tsx';
import { ResendDialog } from './ResendDialog.tsx';

interface ActionProps {
  token: Pick<Token, 'eventId' | 'tokenId'>;
  assignment: TokenAssignment;
  permission: Permission;
  /** Place of the token, for the names of the buttons. */
  place: string;
  zone: string;
  onError: (error: unknown) => void;
}

/** Takes back what was not accepted yet, or revokes what was [C2.28m, C4.13b, C4.13c]. */
function RevokeAction(props: ActionProps & { kind: Ending }) {
  const { token, assignment, permission, place, zone, onError, kind } = props;
  const { eventId, tokenId } = token;
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
    postFrameEvent({ type: 'tokenRevoked', eventId, tokenId });
    toast(t(`${kind}.done`), { tone: 'success' });
  };
  return (
    <Button
      aria-label={t(`${kind}.actionFor`, { place })}
      loading={isLoading}
      disabledReason={permission.allowed ? undefined : <Refusal permission={permission} zone={zone} />}
      onClick={() => void press()}
    >
      {t(`${kind}.action`)}
    </Button>
  );
}
type Ending = 'takeBack' | 'revoke';

/** Mails the invitation again, also to another address [C4.13a]. */
function ResendAction({ assignment, permission, place, zone }: Omit<ActionProps, 'onError' | 'token'>) {
  const { t } = useTranslation('assignment');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('resend.actionFor', { place })}
        disabledReason={permission.allowed ? undefined : <Refusal permission={permission} zone={zone} />}
        onClick={() => setOpen(true)}
      >
        {t('resend.action')}
      </Button>
      <ResendDialog assignment={assignment} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** What the sender of a token can still do about it [C4.13]. */
export function HandOverActions({ token, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('assignment');
  const placeText = usePlaceText();
  const [error, setError] = useState<unknown>();
  const { assignment, allowed } = token;
  if (!assignment || !allowed) return null;
  const { resend, takeBack, revoke } = allowed;
  if (!resend && !takeBack && !revoke) return null;
  const common = { token, assignment, zone, place: placeText(token) };
  return (
    <Stack gap={3}>
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Inline gap={3} css={{ alignItems: 'start' }}>
        {takeBack && <RevokeAction {...common} kind="takeBack" permission={takeBack} onError={setError} />}
        {revoke && <RevokeAction {...common} kind="revoke" permission={revoke} onError={setError} />}
        {resend && <ResendAction {...common} permission={resend} />}
      </Inline>
    </Stack>
  );
}
