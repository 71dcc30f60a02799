import type { EventSummary } from '../types.gen.ts';

/** Whether an event does not take place as announced, so that nothing of it is on sale; its status says why. */
export const isOff = ({ status }: Pick<EventSummary, 'status'>): boolean =>
  status === 'Cancelled' || status === 'Postponed';
