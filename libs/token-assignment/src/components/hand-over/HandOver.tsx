import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Button, LinkButton, Stack, theme } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { usePlaceText } from '../token/usePlaceText.ts';
import { waysFor } from '../../model/waysFor.ts';
import { assigneeName } from './assigneeName.ts';
import { AssignmentStory } from './AssignmentStory.tsx';
import { HandOverActions } from './HandOverActions.tsx';
import { Refusal } from './Refusal.tsx';

const muted = css({ color: theme.color.contentMuted, overflowWrap: 'anywhere' });

/** Leads to where a token is handed over, or says why it can't be [C2.27b]. */
function TransferAction({ token, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const placeText = usePlaceText();
  const { allowed, eventId, tokenId } = token;
  const label = t('assign.actionFor', { place: placeText(token) });
  if (waysFor(token).length > 0) {
    return (
      <LinkButton wide aria-label={label} href={paths.tokenAssign({ eventId, tokenId })}>
        {t('assign.action')}
      </LinkButton>
    );
  }
  const transfer = allowed?.transfer;
  if (!transfer) return null;
  return (
    <Button wide aria-label={label} disabledReason={<Refusal permission={transfer} zone={zone} />}>
      {t('assign.action')}
    </Button>
  );
}

/** What became of a token in the hands of the caller: who comes along with it, or how it was last handed over. */
function Story({ token: { assignment, assignmentState }, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('assignment');
  if (!assignment) return null;
  if (assignmentState === 'guest' || assignmentState === 'child')
    return <p css={muted}>{t('guest.savedHint', { name: assigneeName(assignment) })}</p>;
  return assignment.state === 'accepted' ? null : <AssignmentStory assignment={assignment} zone={zone} />;
}

/** From whom a token in the hands of the caller came, to whom it goes, and what can be done about it [C2.27, C3.22f, C3.22g]. */
export function HandOver({ token, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('assignment');
  const { inviter, allowed } = token;
  // What waits for its recipient, or has a guest, is taken back before it goes to another person.
  const isOut = allowed?.takeBack !== undefined;
  return (
    <Stack gap={3}>
      {inviter && (
        <p css={muted}>
          {t('story.from', { name: isolateText(`${inviter.firstName} ${inviter.lastName}`) })}
        </p>
      )}
      <Story token={token} zone={zone} />
      {!isOut && <TransferAction token={token} zone={zone} />}
      <HandOverActions token={token} zone={zone} />
    </Stack>
  );
}
