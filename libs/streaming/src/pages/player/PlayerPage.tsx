import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { VideoStreamInfo } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { useGetVideoStreamInfoQuery } from '@foyer/api-client/streaming';
import { useAuthentication, useSession } from '@foyer/identity';
import {
  Button,
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  Poster,
  RichText,
  Skeleton,
  Stack,
  TextLink,
  theme,
  useHasPassed,
} from '@foyer/ui-kit';
import { StreamNotice, type StreamStanding } from '../../components/state/StreamNotice.tsx';
import { Feedback } from './Feedback.tsx';
import { Watching } from './Watching.tsx';

/** How often the server is asked for a stream whose start has passed here and not there. */
const startPollMs = 2_000;

const title = css({ fontSize: theme.text.heading, overflowWrap: 'anywhere' });
const muted = css({ color: theme.color.contentMuted });
/** Art above the notice on phones; beside it on wider windows. */
const foyer = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  alignItems: 'center',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

function standingOf({ state, items, watch, startsAt, replayExpiresAt }: VideoStreamInfo): StreamStanding {
  if (state === 'ended') return { kind: 'ended' };
  if (state === 'replayExpired') return { kind: 'replayExpired', expiredAt: replayExpiresAt ?? startsAt };
  if (items.length === 0) return { kind: 'notEntitled' };
  if (watch.reason === 'tokensFrozen') return { kind: 'frozen' };
  return { kind: state === 'today' ? 'today' : 'notStarted', startsAt };
}

/** Art of the event, and what there is to know while there's no picture. */
function Waiting({ info }: { info: VideoStreamInfo }) {
  const { t } = useTranslation('streaming');
  const paths = usePaths();
  const { event } = info;
  const standing = standingOf(info);
  const actions: Partial<Record<StreamStanding['kind'], ReactNode>> = {
    notEntitled: (
      <LinkButton variant="primary" href={paths.event(event)}>
        {t('page.event')}
      </LinkButton>
    ),
    frozen: (
      <LinkButton variant="primary" href={paths.token({ eventId: event.eventId })}>
        {t('page.mine')}
      </LinkButton>
    ),
  };
  return (
    <div css={foyer}>
      <Poster
        src={event.art.wideUrl}
        alt=""
        priority
        ratio={16 / 9}
        {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
        colors={[event.art.palette.ink, event.art.palette.accent]}
      />
      <StreamNotice zone={event.timezone} standing={standing} action={actions[standing.kind]} />
    </div>
  );
}

/** {Product} of the caller beyond the one that they watch with. */
function Spare({ info: { items, event } }: { info: VideoStreamInfo }) {
  const { t } = useTranslation('streaming');
  const paths = usePaths();
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0) - 1;
  if (count < 1) return null;
  return (
    <Notice action={<TextLink href={paths.token({ eventId: event.eventId })}>{t('page.mine')}</TextLink>}>
      {t('page.spare', { count })}
    </Notice>
  );
}

function Stream({ info }: { info: VideoStreamInfo }) {
  const { t, i18n } = useTranslation('streaming');
  const { event, state, items, watch, startsAt, replayExpiresAt } = info;
  const [watchedItem, setWatchedItem] = useState<string>();
  const [hasEnded, setEnded] = useState(false);
  const item = items[0]?.inventoryItemId;
  // Stays: a view that was begun in time may be finished [C4.19].
  if (watchedItem === undefined && watch.allowed && item !== undefined) setWatchedItem(item);
  const isOver = state === 'ended' || state === 'replayExpired';
  const isReplay = state === 'replayAvailable' && replayExpiresAt !== undefined;
  const date = (value: string) => (
    <DateTime value={value} zone={event.timezone} locale={i18n.language} showZone />
  );
  return (
    <Stack gap={4}>
      <title>{event.shortName}</title>
      <header>
        <h1 css={title}>{event.shortName}</h1>
        <p css={muted}>
          {isReplay ? (
            <RichText text={t('page.replayUntil')} elements={{ date: date(replayExpiresAt) }} />
          ) : (
            date(startsAt)
          )}
        </p>
      </header>
      {watchedItem === undefined ? (
        <Waiting info={info} />
      ) : (
        <Watching info={info} inventoryItemId={watchedItem} onEnded={setEnded} />
      )}
      {(hasEnded || (isOver && watchedItem === undefined)) && (
        <Feedback eventId={event.eventId} isDue={info.feedback === 'due'} />
      )}
      {!isOver && <Spare info={info} />}
    </Stack>
  );
}

function StreamOfEvent({ eventId }: { eventId: string }) {
  const { t } = useTranslation('streaming');
  const [startsAt, setStartsAt] = useState<string>();
  const hasStarted = useHasPassed(startsAt ?? Infinity);
  const { data, error, isFetching, refetch } = useGetVideoStreamInfoQuery(
    { eventId, platform: 'WEB' },
    { pollingInterval: hasStarted && startsAt !== undefined ? startPollMs : 0 },
  );
  const awaited = data && (data.state === 'notStarted' || data.state === 'today') ? data.startsAt : undefined;
  if (awaited !== startsAt) setStartsAt(awaited);
  if (data) return <Stream info={data} />;
  return (
    <>
      <title>{t('page.title')}</title>
      {error === undefined ? (
        <Skeleton shape="block" height="60dvh" />
      ) : (
        <ErrorState
          headingLevel={1}
          title={t('page.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
    </>
  );
}

/** Page of a stream: watching it, and what there is before and after [C2.06, C2.31, C4.19]. */
export function PlayerPage() {
  const { t } = useTranslation('streaming');
  const { eventId = '' } = useParams();
  const { status } = useSession();
  const { start } = useAuthentication();
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      {status === 'signedOut' && <title>{t('page.title')}</title>}
      {status === 'signedOut' ? (
        <EmptyState
          headingLevel={1}
          title={t('page.logIn')}
          action={
            <Button variant="primary" onClick={() => void start('login', { goal: 'signedIn' })}>
              {t('page.logInButton')}
            </Button>
          }
        >
          {t('page.logInText')}
        </EmptyState>
      ) : (
        <StreamOfEvent key={eventId} eventId={eventId} />
      )}
    </Container>
  );
}
