import { sql, type RawBuilder } from 'kysely';

/** Events within reach of a request: on an organisation's site its own, on every other site all [AZ-04]. */
export interface EventScope {
  clientId?: string | undefined;
  /** Also events that are not published: for their organiser, and for what was bought of them. */
  includesUnpublished?: true;
}

/** Scope of work without a site: jobs, and the second half of a checked call. */
export const everyEvent: EventScope = {};

/**
 * Scope with unpublished events: for an organiser's preview, and for purchases, which stay visible to their buyer.
 */
export const withUnpublished = ({ clientId }: EventScope): EventScope => ({
  clientId,
  includesUnpublished: true,
});

/** SQL condition on the event `e`: visible to buyers, or unpublished if the scope includes those. */
export const isVisible = ({ includesUnpublished }: EventScope): RawBuilder<boolean> =>
  includesUnpublished ? sql<boolean>`true` : sql<boolean>`e.published`;

/** SQL condition on the event `e`. */
export const inScope = ({ clientId }: EventScope): RawBuilder<boolean> =>
  clientId === undefined ? sql<boolean>`true` : sql<boolean>`e.client_id = ${clientId}`;

/** Tells whether a scope contains an event that has already been read. */
export const isInScope = (
  event: { clientId: string; published: boolean },
  { clientId, includesUnpublished }: EventScope,
): boolean =>
  (event.published || includesUnpublished === true) &&
  (clientId === undefined || event.clientId === clientId);
