import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';
import { formatDistance } from '@foyer/util';
import { performerFound } from '../../model/performerFound.ts';
import { EventFoot } from './EventFoot.tsx';
import { useEventNow } from './useEventNow.ts';

const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

/**
 * End of a card: the performer whom a search meant, unless the event is named after them, the distance to a searched
 * place, and price and state by server time.
 */
export function LiveCardEnd({ event, search = '' }: { event: EventSummary; search: string | undefined }) {
  const { t, i18n } = useTranslation('marketplace');
  const performer = performerFound(event, search);
  return (
    <>
      {performer !== undefined && (
        <p css={muted}>
          {t('event.with')} {performer}
        </p>
      )}
      {event.distanceKm !== undefined && (
        <p css={muted}>
          {t('event.distance', { distance: formatDistance(event.distanceKm, i18n.language) })}
        </p>
      )}
      <EventFoot event={useEventNow(event)} />
    </>
  );
}
