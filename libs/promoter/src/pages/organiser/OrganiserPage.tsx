import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, Organisation } from '@foyer/contract';
import { useListOrganisationsQuery } from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, DateTime, EmptyState, Inline, Stack, TextLink, theme } from '@foyer/ui-kit';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { holdsRight } from '../../model/memberRights.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const muted = css({ color: theme.color.contentMuted });
const name = css({ fontSize: theme.text.body });

function EventRow({ event, hasAttendees }: { event: EventSummary; hasAttendees: boolean }) {
  const { i18n } = useTranslation('organiser');
  const paths = usePaths();
  const { eventId, shortName, startsAt, timezone, venue } = event;
  return (
    <Card as="li" interactive={hasAttendees}>
      <h3 css={name}>
        {hasAttendees ? (
          <CardLink href={paths.organiserAttendees({ eventId })}>{shortName}</CardLink>
        ) : (
          shortName
        )}
      </h3>
      <p css={muted}>
        <DateTime value={startsAt} zone={timezone} locale={i18n.language} />
        {venue && <> · {venue.name}</>}
      </p>
    </Card>
  );
}

function OrganisationSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('organiser');
  const paths = usePaths();
  const { clientId, events } = organisation;
  return (
    <Stack as="section" gap={3}>
      <Inline gap={3} css={{ justifyContent: 'space-between' }}>
        <h2>{organisation.name}</h2>
        {holdsRight(organisation, 'invites') && (
          <TextLink href={paths.organiserTeam({ clientId })}>{t('events.team')}</TextLink>
        )}
      </Inline>
      {events.length === 0 && <p css={muted}>{t('events.noEvents')}</p>}
      <Stack as="ul" gap={3} css={list}>
        {events.map((event) => (
          <EventRow key={event.eventId} event={event} hasAttendees={holdsRight(organisation, 'attendees')} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Organisations of a member with their events, each of which leads to its attendees [C1.09, C6.07]. */
export function OrganiserPage() {
  const { t } = useTranslation('organiser');
  const query = useListOrganisationsQuery();
  return (
    <PromoterFrame title={t('events.title')} query={query} failed={t('events.failed')}>
      {query.data?.organisations.length === 0 && (
        <EmptyState title={t('events.none')}>{t('events.noneHint')}</EmptyState>
      )}
      {query.data?.organisations.map((organisation) => (
        <OrganisationSection key={organisation.clientId} organisation={organisation} />
      ))}
    </PromoterFrame>
  );
}
