import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Invite, InviteState } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useResendInviteMutation, useRevokeInviteMutation } from '@foyer/api-client/promoter';
import {
  Badge,
  Button,
  Card,
  DateTime,
  Inline,
  Notice,
  RichText,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { Rights } from '../../components/Rights.tsx';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });
const name = css({ fontSize: theme.text.body, overflowWrap: 'anywhere' });
const tones = {
  pending: 'warning',
  accepted: 'success',
  declined: 'neutral',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Record<InviteState, string>;

function InviteCard({ invite }: { invite: Invite }) {
  const { t, i18n } = useTranslation('organiser');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { confirm, toast } = useOverlays();
  const [resend, resending] = useResendInviteMutation();
  const [revoke, revoking] = useRevokeInviteMutation();
  const { clientId, inviteId, emailAddress, rights, state, expiresAt } = invite;
  const refusal = resending.error ?? revoking.error;
  const sendAgain = async (): Promise<void> => {
    const { data } = await resend({ clientId, inviteId });
    if (data) toast(t('team.resent'), { tone: 'success' });
  };
  const end = async (): Promise<void> => {
    const texts = {
      title: t('team.revokeTitle'),
      message: t('team.revokeHint'),
      yes: t('team.revokeYes'),
      no: t('team.revokeNo'),
    };
    if (!(await confirm(texts))) return;
    const { data } = await revoke({ clientId, inviteId });
    if (data) toast(t('team.revoked'), { tone: 'success' });
  };
  const date = (
    <DateTime value={expiresAt} zone={zone} locale={i18n.language} format="date" showZone={false} />
  );
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} css={{ justifyContent: 'space-between' }}>
          <h3 css={name}>{emailAddress ?? t('team.noAddress')}</h3>
          <Badge tone={tones[state]}>{t(`team.state.${state}`)}</Badge>
        </Inline>
        <Rights rights={rights} />
        {state === 'pending' && (
          <p css={muted}>
            <RichText text={t('team.until')} elements={{ date }} />
          </p>
        )}
        {refusal !== undefined && <Notice tone="danger">{errorText(t, refusal)}</Notice>}
        {(state === 'pending' || state === 'expired') && (
          <Inline gap={2}>
            <Button variant="secondary" loading={resending.isLoading} onClick={() => void sendAgain()}>
              {t('team.resend')}
            </Button>
            {state === 'pending' && (
              <Button variant="text" loading={revoking.isLoading} onClick={() => void end()}>
                {t('team.revoke')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** Invitations of an organisation, latest first. */
export function Invites({ invites }: { invites: readonly Invite[] }) {
  const { t } = useTranslation('organiser');
  return (
    <Stack as="section" gap={3}>
      <h2>{t('team.invites')}</h2>
      {invites.length === 0 && <p css={muted}>{t('team.noInvites')}</p>}
      <Stack as="ul" gap={3} css={list}>
        {invites.map((invite) => (
          <InviteCard key={invite.inviteId} invite={invite} />
        ))}
      </Stack>
    </Stack>
  );
}
