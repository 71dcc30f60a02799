import { sql, type RawBuilder } from 'kysely';

/** Events that a request reaches: on an organisation's site its own alone, on every other site all [AZ-04]. */
export interface EventScope {
  clientId?: string | undefined;
}

/** Scope of work for no site: jobs, and the second half of a call that has passed the check. */
export const everyEvent: EventScope = {};

/** SQL condition on the event `e`. */
export const inScope = ({ clientId }: EventScope): RawBuilder<boolean> =>
  clientId === undefined ? sql<boolean>`true` : sql<boolean>`e.client_id = ${clientId}`;

/** Tells whether a scope contains an event that was read already. */
export const isInScope = (event: { clientId: string }, { clientId }: EventScope): boolean =>
  clientId === undefined || event.clientId === clientId;
