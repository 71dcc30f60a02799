import { css } from '@emotion/react';
import type { TFunction } from 'i18next';
import { Fragment, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosedStream, type EventProfile } from '@foyer/contract';
import { useDeployment, usePaths } from '@foyer/api-client/shell';
import {
  CalendarIcon,
  Container,
  DateTime,
  formatInstant,
  GlobeIcon,
  PinIcon,
  Poster,
  TextLink,
  theme,
  lazyPart,
} from '@foyer/ui-kit';
import { EventDate } from '../../components/event/EventDate.tsx';
import { EventStatePill } from '../../components/event/EventStatePill.tsx';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';

/** Loaded on demand: the first view does without. */
const EventSigns = lazyPart(async () => (await import('../../components/event/EventSigns.tsx')).EventSigns);

/** Picture above the text on phones; beside it on wider windows, so that the offers start in the first screen. */
const layout = css({
  position: 'relative',
  display: 'grid',
  gap: theme.space[4],
  paddingTop: theme.space[4],
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(40%, 384px)',
    gap: theme.space[8],
    alignItems: 'center',
    '> :first-child': { order: 1 },
  },
});
const words = css({ display: 'grid', justifyItems: 'start', gap: theme.space[2] });
const title = css({
  fontSize: theme.text.display,
  fontWeight: 800,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});

/** Date and place, each beside its icon. */
const when = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.space[2],
  fontSize: theme.text.large,
  svg: { marginTop: '0.2em', color: theme.color.contentMuted },
});

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
});

/** On phones in the corners of the picture, so that the offers stay in the first screen; else in a row that is kept free. */
const signs = css({
  display: 'flex',
  gap: theme.space[2],
  '> :first-child': { marginInlineEnd: 'auto' },
  [theme.media.belowTablet]: {
    position: 'absolute',
    top: theme.space[6],
    insetInline: theme.space[6],
  },
  [theme.media.tablet]: { minHeight: theme.size.target },
});

/** Texts for a stream, which starts at the viewer's time. */
const viewer = (t: TFunction<'marketplace'>) => ({
  viewerZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  viewerTime: (time: string) => t('event.yourTime', { time }),
});

/** Layout of picture and text, which a loading page shows empty. */
export function HeroLayout({ picture, children }: { picture: ReactNode; children?: ReactNode }) {
  return (
    <Container css={layout}>
      {picture}
      <div css={words}>{children}</div>
    </Container>
  );
}

/** Head of the event: its uncropped art, name, tour or run, performers, date and place, and what to know before buying. */
export function EventHero({ profile, isPreview }: { profile: EventProfile; isPreview?: boolean }) {
  const { t, i18n } = useTranslation('marketplace');
  const paths = usePaths();
  const { summary: event, lineup, series } = profile;
  const place = usePlaceOfEvent()(event);
  const isLive = event.attendance.includes('LIVE_ATTENDANCE');
  const venue = isLive ? event.venue : undefined;
  // Leaves out a performer that the event is named after.
  const namesPerformers = useDeployment()?.remoteConfig?.performersSection !== false;
  const others = lineup.filter(({ name }) => name !== event.shortName);
  return (
    <HeroLayout
      picture={
        <Poster
          src={event.art.wideUrl}
          alt=""
          priority
          {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
          colors={[event.art.palette.ink, event.art.palette.accent]}
        />
      }
    >
      {!isClosedStream(event) && <EventStatePill event={event} />}
      <h1 css={title}>{event.shortName}</h1>
      {series && series.name !== event.shortName && <p>{series.name}</p>}
      {namesPerformers && others.length > 0 && (
        <p>
          {others.length < lineup.length && `${t('event.with')} `}
          {others.map(({ performerId, name }, at) => (
            <Fragment key={performerId}>
              {at > 0 && ', '}
              <TextLink href={paths.performer({ performerId })}>{name}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
      <p css={when}>
        <CalendarIcon />
        <span>
          <EventDate event={event} locale={i18n.language} {...(isLive ? {} : viewer(t))} />
        </span>
        {venue ? <PinIcon /> : <GlobeIcon />}
        <span>
          {venue ? (
            <TextLink href={paths.location({ locationId: venue.locationId })}>{place}</TextLink>
          ) : (
            place
          )}
        </span>
      </p>
      <EventFacts profile={profile} />
      {!isPreview && <HeadSigns profile={profile} />}
    </HeroLayout>
  );
}

/** Ways back, to share, to the calendar and to follow. */
export const HeadSigns = ({ profile }: { profile: EventProfile }) => (
  <div css={signs}>
    <Suspense>
      <EventSigns profile={profile} />
    </Suspense>
  </div>
);

/** Doors, minimum age and refunds, on one line where there is room. */
export function EventFacts({ profile: { summary, doorsAt, policy } }: { profile: EventProfile }) {
  const { t, i18n } = useTranslation(['marketplace', 'cart']);
  const { timezone: zone, minimumAge } = summary;
  const locale = i18n.language;
  const until = policy.refundUntil ?? summary.startsAt;
  const date = formatInstant(new Date(until), { zone, locale, format: 'date', showZone: false });
  return (
    <p css={facts}>
      {doorsAt && (
        <span>
          {t('about.doors')} <DateTime value={doorsAt} zone={zone} locale={locale} format="time" />
        </span>
      )}
      {minimumAge !== undefined && <span>{t('offer.minimumAge', { age: minimumAge })}</span>}
      <span>{t(`policy.refund.${policy.refund}`, { ns: 'cart', date })}</span>
    </p>
  );
}
