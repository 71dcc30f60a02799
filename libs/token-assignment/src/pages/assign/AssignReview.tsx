import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Token, TokenAssignmentGroup } from '@foyer/contract';
import { errorText, isOutcomeUnknown } from '@foyer/api-client';
import { useCreateTokenAssignmentMutation } from '@foyer/api-client/token-assignment';
import { Button, Card, Inline, Notice, Stack, theme } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { assignmentRequest, type Assignee } from './assignee.ts';
import { usePlaceText } from '../../components/token/usePlaceText.ts';

const muted = css({ color: theme.color.contentMuted });
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export interface AssignReviewProps {
  eventId: string;
  tokens: readonly Token[];
  assignee: Assignee;
  hasExtras: boolean;
  onEdit: () => void;
  onDone: (group: TokenAssignmentGroup) => void;
}

/** What goes to whom, before it does. No price is told. */
export function AssignReview({ eventId, tokens, assignee, hasExtras, onEdit, onDone }: AssignReviewProps) {
  const { t } = useTranslation('assignment');
  const placeText = usePlaceText();
  const [create, { isLoading, error }] = useCreateTokenAssignmentMutation();
  // The same request after a lost answer is one hand-over; after a refusal it is a new one.
  const key = useRef(crypto.randomUUID());
  const tokenIds = tokens.map(({ tokenId }) => tokenId);
  const send = async (): Promise<void> => {
    const request = assignmentRequest({ eventId, tokenIds }, assignee);
    const answer = await create({ ...request, idempotencyKey: key.current });
    if (answer.data) onDone(answer.data);
    else if (!isOutcomeUnknown(answer.error)) key.current = crypto.randomUUID();
  };
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <p css={muted}>{t('assign.to')}</p>
          <h2 css={[words, { fontSize: theme.text.title }]}>{isolateText(assignee.emailAddress ?? '')}</h2>
        </div>
        <ul css={{ listStyle: 'none' }}>
          {tokens.map((token) => (
            <li key={token.tokenId}>{placeText(token)}</li>
          ))}
        </ul>
        {assignee.message && <blockquote css={[words, { margin: 0 }]}>{assignee.message}</blockquote>}
        <p css={muted}>
          {t('assign.until')} {hasExtras && t('assign.extras')}
        </p>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Inline gap={3}>
          <Button variant="primary" size="large" loading={isLoading} onClick={() => void send()}>
            {t('assign.send')}
          </Button>
          <Button size="large" disabled={isLoading} onClick={onEdit}>
            {t('assign.edit')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
