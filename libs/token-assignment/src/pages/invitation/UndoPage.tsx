import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { WaitingAssignments } from '@foyer/contract';
import { errorText, isFoyerError, isWorthRetrying } from '@foyer/api-client';
import {
  useReadWaitingAssignmentsQuery,
  useUndoWaitingAssignmentsMutation,
} from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import {
  Button,
  Card,
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  RichText,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { isolateText, listText } from '@foyer/util';

const muted = css({ color: theme.color.contentMuted });
const codeForm = /^[\w-]{1,500}$/;

/** What waits, for whom, and until when it can be undone. */
function Waiting({
  waiting,
  onUndo,
  isBusy,
}: {
  waiting: WaitingAssignments;
  onUndo: () => void;
  isBusy: boolean;
}) {
  const { t, i18n } = useTranslation('assignment');
  const { event, quantity, recipients, recipientCount, sendsAt } = waiting;
  const others = recipientCount - recipients.length;
  const people = [...recipients.map(isolateText), ...(others > 0 ? [t('undo.more', { count: others })] : [])];
  const date = <DateTime value={sendsAt} zone={event.timezone} locale={i18n.language} />;
  return (
    <Card>
      <Stack gap={4} css={{ overflowWrap: 'anywhere' }}>
        <p>
          {t('undo.text', {
            count: quantity,
            event: event.shortName,
            people: listText(people, i18n.language),
          })}
        </p>
        <p css={muted}>
          <RichText text={t('undo.until')} elements={{ date }} />
        </p>
        <div>
          <Button variant="primary" size="large" loading={isBusy} onClick={onUndo}>
            {t('undo.yes')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Page of the link that takes back what a young session sends; opening it changes nothing, and needs no log-in. */
export function UndoPage() {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const undoCode = useSearchParams()[0].get('undoCode') ?? '';
  const isComplete = codeForm.test(undoCode);
  const { data, error, isFetching, refetch } = useReadWaitingAssignmentsQuery(
    { undoCode },
    { skip: !isComplete },
  );
  const [undo, undoing] = useUndoWaitingAssignmentsMutation();
  const profile = <LinkButton href={paths.profile()}>{t('undo.profile')}</LinkButton>;
  const mayRetry = !isFoyerError(error) || isWorthRetrying(error);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('undo.documentTitle')}</title>
      {undoing.isSuccess && (
        <EmptyState headingLevel={1} title={t('undo.done')} action={profile}>
          {t('undo.doneHint')}
        </EmptyState>
      )}
      {!undoing.isSuccess && data && (
        <Stack gap={6}>
          <h1>{t('undo.title')}</h1>
          {undoing.error !== undefined && <Notice tone="danger">{errorText(t, undoing.error)}</Notice>}
          <Waiting waiting={data} isBusy={undoing.isLoading} onUndo={() => void undo({ undoCode })} />
        </Stack>
      )}
      {!data && error !== undefined && mayRetry && (
        <ErrorState
          headingLevel={1}
          title={t('undo.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
      {!data && error !== undefined && !mayRetry && (
        <EmptyState headingLevel={1} title={t('undo.failed')} action={profile}>
          {errorText(t, error)}
        </EmptyState>
      )}
      {!isComplete && (
        <EmptyState headingLevel={1} title={t('invitation.incomplete')}>
          {t('invitation.incompleteHint')}
        </EmptyState>
      )}
      {isComplete && !data && error === undefined && <Skeleton shape="block" height="320px" />}
    </Container>
  );
}
