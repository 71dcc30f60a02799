import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { CartLine, EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { DateTime, LinkButton, Stub, theme, type StubPlace } from '@foyer/ui-kit';
import { listText, seatRows } from '@foyer/util';

const printed = keyframes({ from: { opacity: 0, transform: 'translateY(-24px)' } });
const arrival = css({ animation: `${printed} ${theme.motion.transition} ${theme.motion.ease}` });

/** Returns a function that splits a line's place into labelled parts: section, row and seats, or the area. */
function usePlaces(): (line: CartLine) => StubPlace[] {
  const { t, i18n } = useTranslation('cart');
  return ({ seats, sectionName, name }) => {
    const [sameRow, ...others] = seatRows(seats);
    if (!sameRow) return [{ label: t('receipt.place.area'), value: sectionName ?? name }];
    const numbers = listText(
      sameRow.map(({ seat }) => seat),
      i18n.language,
      'unit',
    );
    const [first] = sameRow;
    const more = others.flat().length;
    return [
      { label: t('receipt.place.section'), value: first.section },
      { label: t('receipt.place.row'), value: first.row },
      {
        label: t('receipt.place.seat', { count: seats.length }),
        value: more > 0 ? `${numbers} +${more}` : numbers,
      },
    ];
  };
}

/** Renders an order line as a ticket stub in the event's colours [C3.22]. */
export function BoughtStub({ line, event }: { line: CartLine; event: EventSummary }) {
  const { t, i18n } = useTranslation('cart');
  const paths = usePaths();
  const { palette } = event.art;
  return (
    <div css={arrival}>
      <Stub
        eventName={event.shortName}
        colors={[palette.ink, palette.accent]}
        place={usePlaces()(line)}
        details={[
          <DateTime key="when" value={event.startsAt} zone={event.timezone} locale={i18n.language} />,
          event.venue ? `${event.venue.name}, ${event.venue.city}` : t('receipt.place.online'),
          `${line.quantity} × ${line.name}`,
        ]}
        actions={
          <LinkButton variant="highContrast" wide href={paths.token({ eventId: event.eventId })}>
            {t('receipt.show')}
          </LinkButton>
        }
      />
    </div>
  );
}
