import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { AttendeeState, AttendeeSummary } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetAttendeeSummaryQuery, useLazyDownloadAttendeesQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import {
  Button,
  Card,
  DateTime,
  Grid,
  LiveRegion,
  Notice,
  SearchInput,
  Select,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { isolateText, saveFile } from '@foyer/util';
import { Figures } from '../../components/Figures.tsx';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { isForbidden } from '../../model/isForbidden.ts';
import { AttendeeList } from './AttendeeList.tsx';

const muted = css({ color: theme.color.contentMuted });
const heading = css({ fontSize: theme.text.title });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const file = css({ overflowWrap: 'anywhere' });
const states = ['active', 'checkedIn', 'sent', 'selling', 'notUsed'] as const satisfies AttendeeState[];

function Totals({ summary }: { summary: AttendeeSummary }) {
  const { t, i18n } = useTranslation('organiser');
  const format = (count: number): string => new Intl.NumberFormat(i18n.language).format(count);
  const { attendees, checkedIn, offers } = summary;
  return (
    <Card as="section">
      <Stack gap={5}>
        <Figures
          figures={[
            { label: t('attendees.total'), value: format(attendees) },
            { label: t('attendees.checkedIn'), value: format(checkedIn) },
            ...(['unnamed', 'sent', 'selling'] as const).map((each) => ({
              label: t(`attendees.${each}`),
              value: format(summary[each]),
            })),
          ]}
        />
        {offers.length > 1 && (
          <Stack gap={2}>
            <h2 css={heading}>{t('attendees.offers')}</h2>
            <Figures
              figures={offers.map((offer) => ({
                label: offer.name,
                value: t('attendees.of', { count: offer.checkedIn, all: offer.attendees }),
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** Saves all attendees as a file. */
function Download({ eventId, onSaved }: { eventId: string; onSaved: () => void }) {
  const { t } = useTranslation('organiser');
  const [load, { data, error, isFetching }] = useLazyDownloadAttendeesQuery();
  const save = async (): Promise<void> => {
    const answer = await load({ eventId });
    // The mark at the start tells spreadsheets that it is UTF-8.
    if (!answer.data) return;
    saveFile(answer.data.fileName, 'text/csv;charset=utf-8', `\ufeff${answer.data.content}`);
    onSaved();
  };
  return (
    <Stack gap={2}>
      <div>
        <Button variant="secondary" loading={isFetching} onClick={() => void save()}>
          {t('attendees.download')}
        </Button>
      </div>
      <p css={muted}>{t('attendees.downloadHint')}</p>
      <LiveRegion>
        {!isFetching && error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        {!isFetching && error === undefined && data && <Notice tone="success">{t('attendees.saved')}</Notice>}
      </LiveRegion>
    </Stack>
  );
}

/** Who has names and addresses of the attendees, and since when; for owners. */
function SavedFiles({ summary }: { summary: AttendeeSummary }) {
  const { t, i18n } = useTranslation('organiser');
  const { event, files = [] } = summary;
  return (
    <Stack as="section" gap={2}>
      <h2 css={heading}>{t('attendees.files')}</h2>
      {files.length === 0 && <p css={muted}>{t('attendees.noFiles')}</p>}
      <Stack as="ul" gap={2} css={list}>
        {files.map(({ savedAt, name, attendees }, index) => (
          <li key={`${savedAt} ${index}`}>
            <div css={file}>
              {t('attendees.file', {
                name: isolateText(name ?? t('team.noAddress')),
                count: attendees,
              })}
            </div>
            <div css={muted}>
              <DateTime value={savedAt} zone={event.timezone} locale={i18n.language} />
            </div>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Attendees({ summary, onSaved }: { summary: AttendeeSummary; onSaved: () => void }) {
  const { t, i18n } = useTranslation('organiser');
  const { event, offers } = summary;
  // Not in the address, which browsers keep: it is the name of a person.
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [offerGroupId, setOffer] = useState('');
  const asked = search.trim();
  const filter = {
    search: asked,
    ...(state === '' ? {} : { state: state as AttendeeState }),
    ...(offerGroupId === '' ? {} : { offerGroupId }),
  };
  return (
    <>
      <div>
        <p>{event.shortName}</p>
        <p css={muted}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
      </div>
      <Totals summary={summary} />
      <SearchInput
        hideLabel={false}
        label={t('attendees.search')}
        maxLength={100}
        value={search}
        onValueChange={setSearch}
      />
      <Grid gap={3} minColumn={200}>
        <Select
          label={t('attendees.state')}
          value={state}
          onValueChange={setState}
          options={[
            { value: '', label: t('attendees.anyState') },
            ...states.map((value) => ({ value, label: t(`attendees.states.${value}`) })),
          ]}
        />
        <Select
          label={t('attendees.offer')}
          value={offerGroupId}
          onValueChange={setOffer}
          options={[
            { value: '', label: t('attendees.anyOffer') },
            ...offers.map(({ offerGroupId: value, name }) => ({ value, label: name })),
          ]}
        />
      </Grid>
      <AttendeeList key={`${state} ${offerGroupId} ${asked}`} eventId={event.eventId} filter={filter} />
      {summary.attendees > 0 && <Download eventId={event.eventId} onSaved={onSaved} />}
      {summary.files && <SavedFiles summary={summary} />}
    </>
  );
}

/** Attendees of an event for its organiser: figures, a list with search and filters, and a file [C1.09c, C6.07d]. */
export function AttendeesPage() {
  const { t } = useTranslation('organiser');
  const paths = usePaths();
  const { eventId = '' } = useParams();
  const query = useGetAttendeeSummaryQuery({ eventId });
  const isRefused = isForbidden(query.error);
  return (
    <PromoterFrame
      title={t('attendees.title')}
      steps={[{ label: t('events.title'), href: paths.organiserEvents() }]}
      query={isRefused ? { ...query, data: true } : query}
      failed={t('attendees.failed')}
      isWide
    >
      {isRefused ? (
        <Notice tone="warning">{t('attendees.forbidden')}</Notice>
      ) : (
        query.data && <Attendees summary={query.data} onSaved={() => void query.refetch()} />
      )}
    </PromoterFrame>
  );
}
