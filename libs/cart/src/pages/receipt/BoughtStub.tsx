import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { CartLine, EventSummary, Order, TokenAssignmentState } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Badge, DateTime, Inline, LinkButton, Stub, theme, type StubPlace } from '@foyer/ui-kit';
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

/** State that a receipt shows: another than that of a {product} just bought. */
type ChangedState = Exclude<TokenAssignmentState, 'unassigned' | 'assignedToMe'> | 'voided';
type Bought = Order['tokens'][number];

const isOfLine = ({ offerGroupId, seat }: Bought, line: CartLine): boolean =>
  offerGroupId === line.offerGroupId &&
  (seat === undefined || line.seats.some(({ seatCode }) => seatCode === seat.seatCode));

/**
 * Counts the states into which a line's {product} have moved since the purchase; those still with their owner are
 * left out.
 */
function changedStates(line: CartLine, tokens: readonly Bought[]) {
  const counts = new Map<ChangedState, number>();
  for (const token of tokens) {
    const state = token.assignmentState ?? (token.state === 'voided' ? token.state : 'unassigned');
    if (!isOfLine(token, line) || state === 'unassigned' || state === 'assignedToMe') continue;
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].map(([state, count]) => ({ state, count }));
}

export interface BoughtStubProps {
  line: CartLine;
  event: EventSummary;
  /** All {product} of the order. */
  tokens: Order['tokens'];
}

/** Order line as a ticket stub in the event's colours, with the states of its {product} [C3.22, C4.11]. */
export function BoughtStub({ line, event, tokens }: BoughtStubProps) {
  const { t, i18n } = useTranslation('cart');
  const changed = changedStates(line, tokens);
  const paths = usePaths();
  const { palette } = event.art;
  return (
    <div css={arrival}>
      <Stub
        eventName={event.shortName}
        status={
          changed.length > 0 && (
            <Inline gap={2}>
              {changed.map(({ state, count }) => (
                <Badge key={state} tone={state === 'checkedIn' ? 'success' : 'neutral'}>
                  {count === 1 && line.quantity === 1
                    ? t(`receipt.tokenState.${state}`)
                    : t('receipt.tokenCount', { count, state: t(`receipt.tokenState.${state}`) })}
                </Badge>
              ))}
            </Inline>
          )
        }
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
