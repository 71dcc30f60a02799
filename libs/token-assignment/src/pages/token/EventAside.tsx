import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Card, Poster, Stack, TextLink, theme } from '@foyer/ui-kit';

/** Art of the event, where it is, and where to find its page and help. */
export function EventAside({ event }: { event: EventSummary }) {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { art, venue, eventId, vanityName } = event;
  return (
    <Card as="aside" padding={0} aria-label={event.shortName}>
      <Poster
        bleed
        src={art.wideUrl}
        alt=""
        ratio={16 / 9}
        {...(art.widePlaceholder ? { placeholder: art.widePlaceholder } : {})}
        colors={[art.palette.ink, art.palette.accent]}
      />
      <Stack gap={3} css={{ padding: theme.space[5] }}>
        {venue && (
          <div>
            <h2 css={{ fontSize: theme.text.large }}>{venue.name}</h2>
            <p css={{ color: theme.color.contentMuted }}>
              {[venue.address, venue.city, venue.region].filter(Boolean).join(', ')}
            </p>
          </div>
        )}
        <p>
          <TextLink href={paths.event({ eventId, vanityName })}>{t('token.event')}</TextLink>
        </p>
        <p>
          <TextLink href={`${paths.contact()}?ticket_form_id=order`}>{t('token.help')}</TextLink>
        </p>
      </Stack>
    </Card>
  );
}
