import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssigneeKind, Token, TokenAssignmentGroup } from '@foyer/contract';
import { errorText, isOutcomeUnknown } from '@foyer/api-client';
import { useCreateTokenAssignmentMutation } from '@foyer/api-client/token-assignment';
import { Button, Card, Inline, Notice, Stack, theme } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { assignmentRequest, type Assignee } from './assignee.ts';
import { usePlaceText } from '../../components/token/usePlaceText.ts';

const muted = css({ color: theme.color.contentMuted });
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Who an assignee is, as a text. */
export const nameOf = (kind: AssigneeKind, { emailAddress, firstName, lastName }: Assignee): string =>
  isolateText(kind === 'user' ? (emailAddress ?? '') : [firstName, lastName].filter(Boolean).join(' '));

export interface AssignReviewProps {
  eventId: string;
  kind: AssigneeKind;
  minimumAge: number | undefined;
  tokens: readonly Token[];
  assignee: Assignee;
  hasExtras: boolean;
  onEdit: () => void;
  onDone: (group: TokenAssignmentGroup) => void;
}

/** What goes to whom, before it does. No price is told. */
export function AssignReview(props: AssignReviewProps) {
  const { eventId, kind, minimumAge, tokens, assignee, hasExtras, onEdit, onDone } = props;
  const { t } = useTranslation('assignment');
  const placeText = usePlaceText();
  const [create, { isLoading, error }] = useCreateTokenAssignmentMutation();
  // The same request after a lost answer is one hand-over; after a refusal it is a new one.
  const key = useRef(crypto.randomUUID());
  const isToUser = kind === 'user';
  const tokenIds = tokens.map(({ tokenId }) => tokenId);
  const send = async (): Promise<void> => {
    const request = assignmentRequest({ eventId, tokenIds, minimumAge }, kind, assignee);
    const answer = await create({ ...request, idempotencyKey: key.current });
    if (answer.data) onDone(answer.data);
    else if (!isOutcomeUnknown(answer.error)) key.current = crypto.randomUUID();
  };
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <p css={muted}>{t('assign.to')}</p>
          <h2 css={[words, { fontSize: theme.text.title }]}>{nameOf(kind, assignee)}</h2>
        </div>
        <ul css={{ listStyle: 'none' }}>
          {tokens.map((token) => (
            <li key={token.tokenId}>{placeText(token)}</li>
          ))}
        </ul>
        {isToUser && assignee.message && (
          <blockquote css={[words, { margin: 0 }]}>{assignee.message}</blockquote>
        )}
        <p css={muted}>
          {t(isToUser ? 'assign.until' : 'guest.withMe')} {isToUser && hasExtras && t('assign.extras')}
        </p>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Inline gap={3}>
          <Button variant="primary" size="large" loading={isLoading} onClick={() => void send()}>
            {t(isToUser ? 'assign.send' : 'guest.save')}
          </Button>
          <Button size="large" disabled={isLoading} onClick={onEdit}>
            {t('assign.edit')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
