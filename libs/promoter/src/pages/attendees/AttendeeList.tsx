import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Attendee, AttendeeState } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  Badge,
  DataTable,
  EmptyState,
  EndlessList,
  ErrorState,
  Inline,
  Skeleton,
  theme,
  VisuallyHidden,
  type TableColumn,
} from '@foyer/ui-kit';
import { useAttendees, type Filter } from './useAttendees.ts';

const muted = css({ color: theme.color.contentMuted });
const oneLine = css({ whiteSpace: 'nowrap' });
const none = '–';
const tones = {
  active: 'neutral',
  checkedIn: 'success',
  sent: 'warning',
  selling: 'warning',
  notUsed: 'neutral',
} as const satisfies Record<AttendeeState, string>;

/** Columns of the table. */
function useColumns(): TableColumn<Attendee>[] {
  const { t } = useTranslation('organiser');
  return [
    {
      id: 'name',
      label: t('attendees.name'),
      isLead: true,
      cell: ({ firstName, lastName, kind }) => (
        <Inline gap={2}>
          <span>{[firstName, lastName].filter(Boolean).join(' ') || t('attendees.noName')}</span>
          {kind !== 'holder' && <Badge tone="neutral">{t(`attendees.kind.${kind}`)}</Badge>}
        </Inline>
      ),
    },
    { id: 'email', label: t('attendees.email'), cell: ({ emailAddress }) => emailAddress ?? none },
    {
      id: 'place',
      label: t('attendees.place'),
      cell: ({ offerName, seat }) => (
        <div>
          <div>{offerName}</div>
          {seat && (
            <div css={muted}>
              {t('attendees.seat', { section: seat.section, row: seat.row, seat: seat.seat })}
            </div>
          )}
        </div>
      ),
    },
    {
      id: 'order',
      label: t('attendees.order'),
      cell: ({ orderNumber }) => <span css={oneLine}>{orderNumber ?? none}</span>,
    },
    {
      id: 'state',
      label: t('attendees.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`attendees.states.${state}`)}</Badge>,
    },
  ];
}

/** Attendees that a filter finds. */
export function AttendeeList({ eventId, filter }: { eventId: string; filter: Filter }) {
  const { t } = useTranslation('organiser');
  const columns = useColumns();
  const { attendees, query, ...more } = useAttendees(eventId, filter);
  if (!attendees)
    return query.error === undefined || query.isFetching ? (
      <Skeleton shape="block" height="320px" />
    ) : (
      <ErrorState title={t('attendees.failed')} onRetry={() => void query.refetch()}>
        {errorText(t, query.error)}
      </ErrorState>
    );
  if (attendees.length === 0) {
    const isFiltered =
      filter.search !== '' || filter.state !== undefined || filter.offerGroupId !== undefined;
    return isFiltered ? (
      <EmptyState title={t('attendees.notFound')}>{t('attendees.notFoundHint')}</EmptyState>
    ) : (
      <EmptyState title={t('attendees.none')}>{t('attendees.noneHint')}</EmptyState>
    );
  }
  return (
    <EndlessList
      count={attendees.length}
      hasMore={more.hasMore}
      loading={more.isLoadingMore}
      error={more.moreError === undefined ? undefined : errorText(t, more.moreError)}
      onLoadMore={() => void more.loadMore()}
      automaticLoads={0}
      texts={{ loadMore: t('attendees.more'), shown: (count) => t('attendees.shown', { count }) }}
    >
      <DataTable
        caption={<VisuallyHidden>{t('attendees.table')}</VisuallyHidden>}
        columns={columns}
        rows={attendees}
        rowKey={({ tokenId }) => tokenId}
      />
    </EndlessList>
  );
}
