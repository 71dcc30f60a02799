import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useListEventsQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Card, DateTime, LinkButton, Poster, Stack, Stub, theme } from '@foyer/ui-kit';

/** Number of events among which one on sale is looked for. */
const most = 12;

const inside = css({ padding: theme.space[5] });
const muted = css({ color: theme.color.contentMuted });

/**
 * Product at work for an event that is on sale on this site: the way to its page, and its {product} with a seat as an
 * example; renders nothing until an event has loaded, if none is on sale or if it fails.
 */
export function OrganiserShowcase() {
  const { t, i18n } = useTranslation('site');
  const paths = usePaths();
  const { data } = useListEventsQuery({ limit: most });
  const event = data?.events.find(({ saleState, venue }) => saleState === 'open' && venue);
  if (!event?.venue) return null;
  const { art, venue } = event;
  const colors = [art.palette.ink, art.palette.accent] as const;
  return (
    <Stack as="section" gap={5} aria-labelledby="showcase">
      <h2 id="showcase">{t('organisers.showcase.title', { event: event.shortName })}</h2>
      <Card padding={0}>
        <Poster
          bleed
          src={art.wideUrl}
          alt=""
          ratio={16 / 9}
          {...(art.widePlaceholder ? { placeholder: art.widePlaceholder } : {})}
          colors={colors}
        />
        <Stack gap={3} align="start" css={inside}>
          <p>{t('organisers.showcase.page')}</p>
          <LinkButton href={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}>
            {t('organisers.showcase.open')}
          </LinkButton>
        </Stack>
      </Card>
      <figure>
        <Stub
          headingLevel={3}
          eventName={event.shortName}
          colors={colors}
          details={[
            <DateTime key="when" value={event.startsAt} zone={event.timezone} locale={i18n.language} />,
            `${venue.name}, ${venue.city}`,
          ]}
          place={[
            { label: t('organisers.showcase.row'), value: 'C' },
            { label: t('organisers.showcase.seat'), value: '12' },
          ]}
        />
        <figcaption css={[muted, { marginTop: theme.space[2] }]}>{t('organisers.showcase.pass')}</figcaption>
      </figure>
    </Stack>
  );
}
