import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListEventsQuery } from '@foyer/api-client/marketplace';
import { Button, EmptyState, ErrorState, Inline, Stack } from '@foyer/ui-kit';
import { EventGrid, EventGridSkeleton } from '../../components/event/EventGrid.tsx';

const pageSize = 24;
const filters = { performer: 'performerId', location: 'locationId', client: 'clientId' } as const;

export interface UpcomingEventsProps {
  topic: Topic;
  cursor?: string;
}

/** Upcoming events of a topic, soonest first; each page asks for the next one. */
export function UpcomingEvents({ topic, cursor }: UpcomingEventsProps) {
  const { t } = useTranslation('topic');
  const [showsNext, setShowsNext] = useState(false);
  const { data, error, isFetching, refetch } = useListEventsQuery({
    [filters[topic.kind]]: topic.topicId,
    limit: pageSize,
    ...(cursor === undefined ? {} : { cursor }),
  });
  if (!data && error !== undefined) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('eventsFailed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorText(t, error)}
      </ErrorState>
    );
  }
  if (!data) return <EventGridSkeleton count={4} />;
  if (data.events.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t('none')}>
        {t('noneHint', { name: topic.name })}
      </EmptyState>
    );
  }
  const { nextCursor } = data;
  return (
    <Stack gap={5}>
      <EventGrid events={data.events} />
      {nextCursor !== undefined && showsNext && <UpcomingEvents topic={topic} cursor={nextCursor} />}
      {nextCursor !== undefined && !showsNext && (
        <Inline justify="center">
          <Button size="large" onClick={() => setShowsNext(true)}>
            {t('more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
