import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ClientStream, StreamFeedbackResults, VideoTimeseries, VideoTimeStep } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import {
  useGetClientStreamQuery,
  useGetStreamFeedbackQuery,
  useGetVideoOverviewQuery,
  useListVideoTimeseriesQuery,
} from '@foyer/api-client/streaming';
import {
  Badge,
  Card,
  Container,
  DataTable,
  DateTime,
  ErrorState,
  Grid,
  Inline,
  Select,
  Skeleton,
  Stack,
  TextLink,
  theme,
} from '@foyer/ui-kit';

type Granularity = VideoTimeseries['granularity'];
const granularities: readonly Granularity[] = ['MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH'];

/** How often figures are asked for while the stream runs. */
const pollEveryMs = 30_000;
const latestSteps = 200;

const muted = css({ color: theme.color.contentMuted });
const label = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const figure = css({
  fontFamily: theme.font.display,
  fontSize: theme.text.heading,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
const figures = css({ margin: 0 });
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

function Figure({ name, value }: { name: string; value: number }) {
  const { i18n } = useTranslation('streamFigures');
  return (
    <Card>
      <dt css={label}>{name}</dt>
      <dd css={[figures, figure]}>{value.toLocaleString(i18n.language)}</dd>
    </Card>
  );
}

/** Viewers and the time that they watched [C7.19]. */
function Overview({ eventId, pollingInterval }: { eventId: string; pollingInterval: number }) {
  const { t } = useTranslation('streamFigures');
  const { data } = useGetVideoOverviewQuery({ eventId }, { pollingInterval });
  if (!data) return <Skeleton shape="block" height="120px" />;
  return (
    <Grid as="dl" minColumn={160} gap={3} css={figures}>
      {(['concurrent', 'peak', 'unique', 'minutes'] as const).map((each) => (
        <Figure key={each} name={t(`overview.${each}`)} value={data[each]} />
      ))}
    </Grid>
  );
}

/** A table of figures, with the share that each has of all. */
function Shares<Row extends { name: string; count: number }>({
  name,
  rows,
}: {
  name: 'countries' | 'qualities';
  rows: readonly Row[];
}) {
  const { t, i18n } = useTranslation('streamFigures');
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={`stream-${name}`}>
      <h2 id={`stream-${name}`} css={{ fontSize: theme.text.title }}>
        {t(`${name}.title`)}
      </h2>
      <DataTable<Row>
        caption={t(`${name}.caption`)}
        rows={[...rows]}
        rowKey={(row) => row.name}
        columns={[
          { id: 'name', label: t(`${name}.name`), isLead: true, cell: (row) => row.name },
          {
            id: 'count',
            label: t(`${name}.count`),
            align: 'end',
            cell: ({ count }) => count.toLocaleString(i18n.language),
          },
          {
            id: 'share',
            label: t('share'),
            align: 'end',
            cell: ({ count }) => share.format(count / all),
          },
        ]}
      />
    </Stack>
  );
}

/** Where viewers are, and how sharp their picture was [C7.19, C9.09]. */
function Audience({ eventId }: { eventId: string }) {
  const { t } = useTranslation('streamFigures');
  const { data } = useGetVideoOverviewQuery({ eventId });
  if (!data) return null;
  return (
    <>
      <Shares name="countries" rows={data.countries.map(({ name, viewers }) => ({ name, count: viewers }))} />
      <Shares
        name="qualities"
        rows={data.qualities.map(({ height, minutes }) => ({
          name: t('qualities.of', { height }),
          count: minutes,
        }))}
      />
    </>
  );
}

function Timeline({ stream, pollingInterval }: { stream: ClientStream; pollingInterval: number }) {
  const { t, i18n } = useTranslation('streamFigures');
  const { eventId, timezone } = stream.event;
  const [granularity, setGranularity] = useState<Granularity>('MINUTE');
  const { currentData: data } = useListVideoTimeseriesQuery({ eventId, granularity }, { pollingInterval });
  const isTimed = granularity === 'MINUTE' || granularity === 'HOUR';
  const count = (value: number): string => value.toLocaleString(i18n.language);
  return (
    <Stack as="section" gap={3} aria-labelledby="stream-timeline">
      <Inline gap={3} justify="between" align="end">
        <h2 id="stream-timeline" css={{ fontSize: theme.text.title }}>
          {t('time.title')}
        </h2>
        <Select
          label={t('time.step')}
          value={granularity}
          options={granularities.map((value) => ({ value, label: t(`time.${value}`) }))}
          onValueChange={(value) => setGranularity(value as Granularity)}
        />
      </Inline>
      {data ? (
        <DataTable<VideoTimeStep>
          caption={t('time.caption')}
          rows={data.steps.slice(-latestSteps).reverse()}
          rowKey={({ at }) => at}
          empty={t('time.none')}
          columns={[
            {
              id: 'at',
              label: t('time.at'),
              isLead: true,
              cell: ({ at }) => (
                <DateTime
                  value={at}
                  zone={timezone}
                  locale={i18n.language}
                  format={isTimed ? 'dateTime' : 'date'}
                  showZone={false}
                />
              ),
            },
            { id: 'viewers', label: t('time.viewers'), align: 'end', cell: ({ viewers }) => count(viewers) },
            { id: 'minutes', label: t('time.minutes'), align: 'end', cell: ({ minutes }) => count(minutes) },
          ]}
        />
      ) : (
        <Skeleton shape="block" height="320px" />
      )}
    </Stack>
  );
}

interface Rated {
  rating: number;
  viewers: number;
}

/** What viewers think, without their names [C2.31]. */
function Opinions({ eventId, timezone }: { eventId: string; timezone: string }) {
  const { t, i18n } = useTranslation('streamFigures');
  const { data } = useGetStreamFeedbackQuery({ eventId });
  if (!data) return <Skeleton shape="block" height="240px" />;
  const rated = data.ratings.map((viewers, at): Rated => ({ rating: at + 1, viewers })).reverse();
  const count = (value: number): string => value.toLocaleString(i18n.language);
  return (
    <Stack as="section" gap={3} aria-labelledby="stream-opinions">
      <h2 id="stream-opinions" css={{ fontSize: theme.text.title }}>
        {t('opinions.title')}
      </h2>
      <DataTable<Rated>
        caption={t('opinions.caption')}
        rows={rated}
        rowKey={({ rating }) => String(rating)}
        columns={[
          {
            id: 'rating',
            label: t('opinions.rating'),
            isLead: true,
            cell: ({ rating }) => t('opinions.of', { rating }),
          },
          {
            id: 'viewers',
            label: t('opinions.viewers'),
            align: 'end',
            cell: ({ viewers }) => count(viewers),
          },
        ]}
      />
      <p css={muted}>{t('opinions.skipped', { count: data.skipped })}</p>
      <Comments comments={data.comments} timezone={timezone} />
    </Stack>
  );
}

function Comments({ comments, timezone }: Pick<StreamFeedbackResults, 'comments'> & { timezone: string }) {
  const { t, i18n } = useTranslation('streamFigures');
  return (
    <Stack as="ul" gap={3} css={{ padding: 0, listStyle: 'none' }}>
      {comments.map(({ rating, comment, at }) => (
        <Card as="li" key={`${at} ${comment}`}>
          <p css={label}>
            {t('opinions.of', { rating })} · <DateTime value={at} zone={timezone} locale={i18n.language} />
          </p>
          <p css={words}>{comment}</p>
        </Card>
      ))}
    </Stack>
  );
}

function Figures({ stream }: { stream: ClientStream }): ReactNode {
  const { t, i18n } = useTranslation('streamFigures');
  const paths = usePaths();
  const { event, state, startsAt } = stream;
  const pollingInterval = state === 'live' || state === 'replayAvailable' ? pollEveryMs : 0;
  return (
    <Stack gap={6}>
      <title>{t('title', { name: event.shortName })}</title>
      <header>
        <h1 css={{ fontSize: theme.text.heading, overflowWrap: 'anywhere' }}>{event.shortName}</h1>
        <Inline gap={3}>
          <Badge tone={state === 'live' ? 'danger' : 'neutral'}>{t(`state.${state}`)}</Badge>
          <span css={muted}>
            <DateTime value={startsAt} zone={event.timezone} locale={i18n.language} showZone />
          </span>
        </Inline>
        <p>
          <TextLink href={paths.event(event)}>{t('event')}</TextLink>{' '}
          <TextLink href={paths.playerStage(event)}>{t('stage')}</TextLink>
        </p>
      </header>
      <Overview eventId={event.eventId} pollingInterval={pollingInterval} />
      <Timeline stream={stream} pollingInterval={pollingInterval} />
      <Audience eventId={event.eventId} />
      <Opinions eventId={event.eventId} timezone={event.timezone} />
    </Stack>
  );
}

/** Who watches a stream, when, and what they think of it, for its organiser [C7.13, C7.19, C9.09c]. */
export function PlayerAnalyticsPage() {
  const { t } = useTranslation('streamFigures');
  const { eventId = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetClientStreamQuery({ eventId });
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      {!data && <title>{t('overview.unique')}</title>}
      {data && <Figures stream={data} />}
      {!data && error !== undefined && (
        <ErrorState headingLevel={1} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(t, error)}
        </ErrorState>
      )}
      {!data && error === undefined && <Skeleton shape="block" height="60dvh" />}
    </Container>
  );
}
