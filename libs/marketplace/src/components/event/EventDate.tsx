import type { ReactNode } from 'react';
import { isOff, type EventSummary } from '@foyer/contract';
import { DateTime, type DateTimeProps } from '@foyer/ui-kit';

/**
 * Date of an event: struck where it no longer holds, since who reads no notice must not travel for nothing; a new date
 * stands after the one of before.
 */
export function EventDate({
  event,
  ...shown
}: { event: EventSummary } & Omit<DateTimeProps, 'value' | 'zone'>): ReactNode {
  const date = <DateTime value={event.startsAt} zone={event.timezone} showZone {...shown} />;
  if (isOff(event)) return <s>{date}</s>;
  if (event.status !== 'Rescheduled' || !event.previousStartsAt) return date;
  return (
    <>
      <s>
        <DateTime value={event.previousStartsAt} zone={event.timezone} {...shown} showZone={false} />
      </s>{' '}
      {date}
    </>
  );
}
