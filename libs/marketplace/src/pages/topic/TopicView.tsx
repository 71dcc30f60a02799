import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationTypes, Topic } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetTopicQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useShareTexts } from '@foyer/cart';
import {
  Container,
  ErrorState,
  Inline,
  LinkButton,
  ShareButton,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { EventGrid, EventGridSkeleton } from '../../components/event/EventGrid.tsx';
import { isUnknown } from '../../components/page-state/isUnknown.ts';
import { FollowButton } from '../../components/topic/FollowButton.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** Loaded on demand: only venues have a map. */
const VenueMap = lazy(async () => ({
  default: (await import('../../components/venue/VenueMap.tsx')).VenueMap,
}));

/** Loaded on demand: only performers have a genre. */
const EventsOfTag = lazy(async () => ({
  default: (await import('../../components/tag/EventsOfTag.tsx')).EventsOfTag,
}));

const muted = css({ color: theme.color.contentMuted });
const measure = css({ maxWidth: theme.size.measure, whiteSpace: 'pre-line' });
const page = css({ paddingBlock: theme.space[8] });

/** Facts below the name: kind, genre or address. */
function factsOf({ genre, address, city, region }: Topic, kind: string): string {
  return [kind, genre, [address, city, region].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

function TopicHead({ topic, description }: { topic: Topic; description: string | undefined }) {
  const { t } = useTranslation('topic');
  const shareTexts = useShareTexts();
  return (
    <Stack gap={4} as="header">
      <Stack gap={2}>
        <h1 css={{ overflowWrap: 'anywhere' }}>{topic.name}</h1>
        <p css={muted}>{factsOf(topic, t(`kind.${topic.kind}`))}</p>
      </Stack>
      {description && <p css={measure}>{description}</p>}
      <Stack gap={2}>
        <Inline gap={3}>
          <FollowButton topic={topic} />
          <ShareButton title={topic.name} texts={shareTexts} />
        </Inline>
        <p css={muted}>{t('follow.hint')}</p>
      </Stack>
    </Stack>
  );
}

function TopicTag({ topic: { topicId, genre, genreTag } }: { topic: Topic }) {
  if (genre === undefined || genreTag === undefined) return null;
  return (
    <Suspense>
      <EventsOfTag tag={genreTag} genre={genre} performerId={topicId} />
    </Suspense>
  );
}

function TopicMap({ topic }: { topic: Topic }) {
  if (!topic.coordinates) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="320px" />}>
      <VenueMap venue={topic} coordinates={topic.coordinates} hasSurroundings />
    </Suspense>
  );
}

export interface TopicViewProps {
  wanted: OperationTypes['getTopic']['request'];
}

/** Page of a performer, venue or organiser: follow, share, upcoming and past events, and more of its genre [C2.02, C2.22]. */
export function TopicView({ wanted }: TopicViewProps) {
  const { t } = useTranslation('topic');
  const paths = usePaths();
  const { currentData: data, error, isFetching, refetch } = useGetTopicQuery(wanted);
  if (!data && error !== undefined) {
    const isGone = isUnknown(error);
    return (
      <Container css={{ paddingBlock: theme.space[16] }}>
        <title>{t(isGone ? 'notFound' : 'failed')}</title>
        <ErrorState
          headingLevel={1}
          title={t(isGone ? 'notFound' : 'failed')}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
          action={<LinkButton href={paths.discover()}>{t('discover')}</LinkButton>}
        >
          {isGone ? t('notFoundHint') : errorText(t, error)}
        </ErrorState>
      </Container>
    );
  }
  if (!data) {
    return (
      <Container css={page} aria-busy="true">
        <Stack gap={8}>
          <Skeleton shape="block" height="180px" />
          <EventGridSkeleton count={4} />
        </Stack>
      </Container>
    );
  }
  const { topic, description, pastEvents } = data;
  return (
    <Container css={page}>
      <title>{topic.name}</title>
      <Stack gap={10}>
        <TopicHead topic={topic} description={description} />
        <Stack gap={5} as="section" aria-labelledby="upcoming">
          <h2 id="upcoming">{t('upcoming')}</h2>
          <UpcomingEvents key={topic.topicId} topic={topic} />
        </Stack>
        {pastEvents.length > 0 && (
          <Stack gap={5} as="section" aria-labelledby="past">
            <h2 id="past">{t('past')}</h2>
            <EventGrid events={pastEvents} />
          </Stack>
        )}
        <TopicTag topic={topic} />
        <TopicMap topic={topic} />
      </Stack>
    </Container>
  );
}
