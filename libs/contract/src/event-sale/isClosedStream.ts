import type { EventSummary } from '../types.gen.ts';
import { isOff } from './isOff.ts';

/**
 * Whether the sale of a stream is over. Its page says so in a notice alone: above a stream that runs, or that can be
 * watched again, "Closed" would mislead.
 */
export const isClosedStream = (event: EventSummary): boolean =>
  event.saleState === 'closed' && event.attendance.includes('STREAMING') && !isOff(event);
