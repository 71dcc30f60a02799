import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AcceptedInvitation, TokenInvitation } from '@foyer/contract';
import { errorCodeOf, errorText, isFoyerError, isWorthRetrying } from '@foyer/api-client';
import {
  useConfirmTokenAssignmentMutation,
  useDeclineTokenAssignmentMutation,
  useValidateTokenAssignmentQuery,
} from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { AgeRefusal, useAuthentication, useSession } from '@foyer/identity';
import {
  Button,
  Card,
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  Notice,
  RichText,
  Skeleton,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { AttendingArt } from '../../components/attending/AttendingFacts.tsx';
import { usePlaceText } from '../../components/token/usePlaceText.ts';

const muted = css({ color: theme.color.contentMuted });
const body = css({ padding: theme.space[5] });
const words = css({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

const inviterOf = ({ inviterFirstName, inviterLastName }: TokenInvitation): string =>
  isolateText(`${inviterFirstName} ${inviterLastName}`);

// A link that lost its end in a mail program is no invitation to ask the server about.
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const codeForm = /^[\w-]{1,100}$/;

/** What is handed over: event, places, message, and what the event asks of who comes. */
function Offered({ invitation }: { invitation: TokenInvitation }) {
  const { t, i18n } = useTranslation('assignment');
  const placeText = usePlaceText();
  const { event, tokens, message, minimumAge, idRequired, emailAddress, acceptUntil } = invitation;
  const until = <DateTime value={acceptUntil} zone={event.timezone} locale={i18n.language} />;
  return (
    <Stack gap={4}>
      <div>
        <h2 css={{ fontSize: theme.text.title }}>{event.shortName}</h2>
        <p css={muted}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
        {event.venue && <p css={muted}>{`${event.venue.name}, ${event.venue.city}`}</p>}
      </div>
      <ul css={{ listStyle: 'none' }}>
        {tokens.map((token) => (
          <li key={token.tokenId}>{placeText(token)}</li>
        ))}
      </ul>
      {message && (
        <div>
          <p css={muted}>{t('invitation.says', { name: inviterOf(invitation) })}</p>
          <blockquote css={words}>{message}</blockquote>
        </div>
      )}
      {minimumAge !== undefined && <p>{t('invitation.minimumAge', { minimumAge })}</p>}
      {idRequired && <p>{t('invitation.idRequired')}</p>}
      <p css={muted}>
        {t('invitation.for', { emailAddress })}
        <br />
        <RichText text={t('invitation.until')} elements={{ date: until }} />
      </p>
    </Stack>
  );
}

interface AnswerProps {
  invitation: TokenInvitation;
  acceptanceCode: string;
  /** Whether the link is that for declining. */
  isDeclining: boolean;
  onAccepted: (accepted: AcceptedInvitation) => void;
  onDeclined: () => void;
}

/** Accept as the current or another account, or decline [C2.28]. Sign-up and log-in open over the page. */
function Answer({ invitation, acceptanceCode, isDeclining, onAccepted, onDeclined }: AnswerProps) {
  const { t } = useTranslation('assignment');
  const { confirm } = useOverlays();
  const { profile } = useSession();
  const { requireVerified, start, logOut } = useAuthentication();
  const [accept, accepting] = useConfirmTokenAssignmentMutation();
  const [decline, declining] = useDeclineTokenAssignmentMutation();
  const { inviteId, minimumAge, assigneeHasAccount } = invitation;
  const error = accepting.error ?? declining.error;
  const name = inviterOf(invitation);
  const take = async (): Promise<void> => {
    declining.reset();
    const { data } = await accept({ inviteId, acceptanceCode });
    if (data) onAccepted(data);
  };
  const takeVerified = async (): Promise<void> => {
    // Who has an account meets the log-in, anyone else the sign-up.
    if (!profile && assigneeHasAccount) {
      const { isSignedIn } = await start('login');
      if (!isSignedIn) return;
    }
    await requireVerified(take);
  };
  const takeAsOther = async (): Promise<void> => {
    await logOut();
    const { isSignedIn } = await start('login');
    if (isSignedIn) await requireVerified(take);
  };
  const refuse = async (): Promise<void> => {
    const texts = {
      title: t('invitation.declineTitle'),
      message: t('invitation.declineHint', { name }),
      yes: t('invitation.declineYes'),
      no: t('invitation.declineNo'),
    };
    if (!(await confirm(texts))) return;
    accepting.reset();
    const { error: failed } = await decline({ inviteId, acceptanceCode });
    if (!failed) onDeclined();
  };
  const isTooYoung = errorCodeOf(error) === 'belowMinimumEventAge' && minimumAge !== undefined;
  return (
    <Stack gap={4}>
      {isTooYoung && (
        <AgeRefusal minimumAge={minimumAge} {...(accepting.error ? { refusal: accepting.error } : {})} />
      )}
      {error !== undefined && !isTooYoung && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Inline gap={3}>
        <Button
          variant={isDeclining ? 'secondary' : 'primary'}
          size="large"
          loading={accepting.isLoading}
          onClick={() => void takeVerified()}
        >
          {profile
            ? t('invitation.acceptAs', { emailAddress: isolateText(profile.emailAddress) })
            : t('invitation.accept')}
        </Button>
        <Button
          variant={isDeclining ? 'primary' : 'secondary'}
          size="large"
          loading={declining.isLoading}
          onClick={() => void refuse()}
        >
          {t('invitation.decline')}
        </Button>
      </Inline>
      {profile ? (
        <div>
          <Button variant="text" onClick={() => void takeAsOther()}>
            {t('invitation.other')}
          </Button>
        </div>
      ) : (
        <p css={muted}>{t('invitation.signUp')}</p>
      )}
    </Stack>
  );
}

type End = { kind: 'accepted'; accepted: AcceptedInvitation } | { kind: 'declined' };

/** What became of the invitation, and what is next. */
function Ended({ invitation, end }: { invitation: TokenInvitation; end: End }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  if (end.kind === 'declined') {
    return (
      <EmptyState
        headingLevel={1}
        title={t('invitation.declined')}
        action={<LinkButton href={paths.discover()}>{t('invitation.discover')}</LinkButton>}
      >
        {t('invitation.declinedHint', { name: inviterOf(invitation) })}
      </EmptyState>
    );
  }
  const isStream = invitation.tokens.every(({ attendance }) => attendance === 'STREAMING');
  return (
    <EmptyState
      headingLevel={1}
      title={t('invitation.accepted')}
      action={
        <LinkButton variant="primary" href={paths.token({ eventId: end.accepted.eventId })}>
          {t('invitation.see')}
        </LinkButton>
      }
    >
      {t(isStream ? 'invitation.acceptedStream' : 'invitation.acceptedHint')}
    </EmptyState>
  );
}

/** Page of a mailed invitation; opening it changes nothing, since mail scanners open links too [C2.04, C2.28, C4.15]. */
export function InvitationPage({ isDeclining = false }: { isDeclining?: boolean }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const [query] = useSearchParams();
  const request = {
    inviteId: query.get('inviteId') ?? '',
    acceptanceCode: query.get('acceptanceCode') ?? '',
  };
  const isComplete = idForm.test(request.inviteId) && codeForm.test(request.acceptanceCode);
  const {
    data: read,
    error,
    isFetching,
    refetch,
  } = useValidateTokenAssignmentQuery(request, { skip: !isComplete });
  // Logging out as the current account empties the cache.
  const [known, setKnown] = useState<TokenInvitation>();
  const [end, setEnd] = useState<End>();
  if (read && read !== known) setKnown(read);
  const data = read ?? known;
  const mayRetry = !isFoyerError(error) || isWorthRetrying(error);
  const count = data?.tokens.length ?? 0;
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('invitation.documentTitle')}</title>
      {data && end && <Ended invitation={data} end={end} />}
      {data && !end && (
        <Stack gap={6}>
          <h1>
            {count > 1
              ? t('invitation.titleMany', { name: inviterOf(data), count })
              : t('invitation.title', { name: inviterOf(data) })}
          </h1>
          <Card padding={0}>
            <AttendingArt attending={data} />
            <Stack gap={6} css={body}>
              <Offered invitation={data} />
              <Answer
                invitation={data}
                acceptanceCode={request.acceptanceCode}
                isDeclining={isDeclining}
                onAccepted={(accepted) => setEnd({ kind: 'accepted', accepted })}
                onDeclined={() => setEnd({ kind: 'declined' })}
              />
            </Stack>
          </Card>
        </Stack>
      )}
      {!data && error !== undefined && mayRetry && (
        <ErrorState
          headingLevel={1}
          title={t('invitation.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
      {!data && error !== undefined && !mayRetry && (
        <EmptyState
          headingLevel={1}
          title={t('invitation.failed')}
          action={<LinkButton href={paths.discover()}>{t('invitation.discover')}</LinkButton>}
        >
          {errorText(t, error)}
        </EmptyState>
      )}
      {!isComplete && (
        <EmptyState headingLevel={1} title={t('invitation.incomplete')}>
          {t('invitation.incompleteHint')}
        </EmptyState>
      )}
      {isComplete && !data && error === undefined && <Skeleton shape="block" height="420px" />}
    </Container>
  );
}

/** Page of the mail's link for declining. */
export const DeclineInvitationPage = () => <InvitationPage isDeclining />;
