import { css } from '@emotion/react';
import { endPayIntent, payIntentKey, paymentStorage } from '@foyer/cart';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestAssignment } from '@foyer/contract';
import { errorCodeOf, errorText, isFoyerError, isWorthRetrying, isOutcomeUnknown } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { AgeRefusal, useAuthentication } from '@foyer/identity';
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
  Price,
  RichText,
  Skeleton,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { formatMoney, isolateText } from '@foyer/util';
import { useNavigate } from 'react-router';
import { AttendingArt } from '../../components/attending/AttendingFacts.tsx';
import { usePlaceText } from '../../components/token/usePlaceText.ts';
import type { GuestLink } from './useGuestLink.ts';

/** Takes what costs nothing; an answer that was lost keeps its key, so that pressing again tells what became of it. */
function useTakeFree(link: GuestLink, { total, event }: GuestAssignment) {
  const navigate = useNavigate();
  const paths = usePaths();
  const [error, setError] = useState<object>();
  const [isLoading, setLoading] = useState(false);
  const take = async (): Promise<void> => {
    setLoading(true);
    const choice = { acceptedTotal: total };
    const subject = `link:${link.assignmentString}`;
    const key = payIntentKey(paymentStorage, subject, choice, () => crypto.randomUUID());
    const answer = await link.purchase(choice, key);
    setLoading(false);
    setError(answer.error);
    if (answer.error === undefined || !isOutcomeUnknown(answer.error)) endPayIntent(paymentStorage, subject);
    if ('data' in answer && answer.data)
      void navigate(paths.token({ eventId: event.eventId }), { replace: true });
  };
  return { take, error, isLoading };
}

const muted = css({ color: theme.color.contentMuted });
const body = css({ padding: theme.space[5] });
const plain = css({ margin: 0, padding: 0, listStyle: 'none' });

const giverOf = ({ inviterFirstName, inviterLastName }: GuestAssignment): string =>
  isolateText(`${inviterFirstName} ${inviterLastName}`.trim());

/** Event, places, price, and until when they are held. */
export function Held({ assignment }: { assignment: GuestAssignment }) {
  const { t, i18n } = useTranslation('assignment');
  const placeText = usePlaceText();
  const { event, items, total, minimumAge, heldUntil, emailAddress, state } = assignment;
  const date = <DateTime value={heldUntil} zone={event.timezone} locale={i18n.language} />;
  const isFree = total.amount === 0;
  return (
    <Stack gap={4}>
      <div>
        <h2 css={{ fontSize: theme.text.title }}>{event.shortName}</h2>
        <p css={muted}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
        {event.venue && <p css={muted}>{`${event.venue.name}, ${event.venue.city}`}</p>}
      </div>
      <ul css={plain}>
        {items.map(({ name, quantity, seats }) => (
          <li key={name}>
            {t('guestSale.of', { quantity, name })}
            {seats.length > 0 && (
              <ul css={plain}>
                {seats.map((seat) => (
                  <li key={seat.seatCode} css={muted}>
                    {placeText({ seat, name, attendance: 'LIVE_ATTENDANCE' })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Price
        prefix={t('guestSale.total')}
        amount={isFree ? t('guestSale.free') : formatMoney(total, i18n.language)}
        note={t(isFree ? 'guestSale.freeHint' : 'guestSale.totalHint')}
      />
      {minimumAge !== undefined && <p>{t('invitation.minimumAge', { minimumAge })}</p>}
      {state === 'pending' && (
        <p css={muted}>
          {t('invitation.for', { emailAddress })}
          <br />
          <RichText text={t('guestSale.until')} elements={{ date }} />
        </p>
      )}
    </Stack>
  );
}

/** Pay or accept, or decline. */
function Answer({
  link,
  assignment,
  isDeclining,
}: {
  link: GuestLink;
  assignment: GuestAssignment;
  isDeclining: boolean;
}) {
  const { t, i18n } = useTranslation('assignment');
  const { confirm } = useOverlays();
  const { requireVerified } = useAuthentication();
  const free = useTakeFree(link, assignment);
  const { minimumAge, total } = assignment;
  const error = free.error ?? link.decline.error;
  const isTooYoung = errorCodeOf(error) === 'belowMinimumEventAge' && minimumAge !== undefined;
  const refuse = async (): Promise<void> => {
    const texts = {
      title: t('invitation.declineTitle'),
      message: t('guestSale.declineHint', { name: giverOf(assignment) }),
      yes: t('invitation.declineYes'),
      no: t('invitation.declineNo'),
    };
    if (await confirm(texts)) await link.decline.call();
  };
  const first = isDeclining ? 'secondary' : 'primary';
  return (
    <Stack gap={4}>
      {isTooYoung && <AgeRefusal minimumAge={minimumAge} {...(error ? { refusal: error } : {})} />}
      {error !== undefined && !isTooYoung && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Inline gap={3}>
        {total.amount > 0 ? (
          <LinkButton variant={first} size="large" href={link.pages.checkout}>
            {t('guestSale.pay', { total: formatMoney(total, i18n.language) })}
          </LinkButton>
        ) : (
          <Button
            variant={first}
            size="large"
            loading={free.isLoading}
            onClick={() => void requireVerified(free.take)}
          >
            {t('guestSale.confirm')}
          </Button>
        )}
        <Button
          variant={isDeclining ? 'primary' : 'secondary'}
          size="large"
          loading={link.decline.isLoading}
          onClick={() => void refuse()}
        >
          {t('invitation.decline')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What became of a link that can no longer be used, and what is next. */
export function Ended({ assignment }: { assignment: GuestAssignment }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const { state, event } = assignment;
  if (state === 'pending') return null;
  const name = giverOf(assignment);
  return (
    <EmptyState
      headingLevel={1}
      title={t(`guestSale.${state}`, { name })}
      action={
        state === 'completed' ? (
          <LinkButton variant="primary" href={paths.token({ eventId: event.eventId })}>
            {t('invitation.see')}
          </LinkButton>
        ) : (
          <LinkButton href={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}>
            {event.shortName}
          </LinkButton>
        )
      }
    >
      {t(`guestSale.${state}Hint`, { name })}
    </EmptyState>
  );
}

interface LinkFrameProps {
  link: GuestLink;
  /** What the page shows of a link that was found. */
  children: (assignment: GuestAssignment) => React.ReactNode;
}

/** Frame of a link's pages: what was found, or why nothing was. */
export function LinkFrame({ link, children }: LinkFrameProps) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const { data, error, isFetching, refetch } = link.assignment;
  const mayRetry = !isFoyerError(error) || isWorthRetrying(error);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('guestSale.documentTitle')}</title>
      {data && children(data)}
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
      {!link.isComplete && (
        <EmptyState headingLevel={1} title={t('invitation.incomplete')}>
          {t('invitation.incompleteHint')}
        </EmptyState>
      )}
      {link.isComplete && !data && error === undefined && <Skeleton shape="block" height="420px" />}
    </Container>
  );
}

/** Page of a link by which a guest pays; opening it changes nothing, since mail scanners open links too [C2.05, C4.21]. */
export function GuestPurchase({ link, isDeclining = false }: { link: GuestLink; isDeclining?: boolean }) {
  const { t } = useTranslation('assignment');
  return (
    <LinkFrame link={link}>
      {(assignment) =>
        assignment.state === 'pending' ? (
          <Stack gap={6}>
            <h1>{t('guestSale.title', { name: giverOf(assignment) })}</h1>
            <Card padding={0}>
              <AttendingArt attending={assignment} />
              <Stack gap={6} css={body}>
                <Held assignment={assignment} />
                <Answer link={link} assignment={assignment} isDeclining={isDeclining} />
              </Stack>
            </Card>
          </Stack>
        ) : (
          <Ended assignment={assignment} />
        )
      }
    </LinkFrame>
  );
}
