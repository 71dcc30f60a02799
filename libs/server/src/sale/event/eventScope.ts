import { sql, type RawBuilder } from 'kysely';

/** Events that a request reaches: on an organisation's site its own alone, on every other site all [AZ-04]. */
export interface EventScope {
  clientId?: string | undefined;
  /** Also events that are not published: for their organiser, and for what was bought of them. */
  includesUnpublished?: true;
}

/** Scope of work for no site: jobs, and the second half of a call that has passed the check. */
export const everyEvent: EventScope = {};

/** Scope with unpublished events: of an organiser's preview, and of what was bought, which stays its buyer's. */
export const withUnpublished = ({ clientId }: EventScope): EventScope => ({
  clientId,
  includesUnpublished: true,
});

/** SQL condition on the event `e`: those that buyers see, unless the scope has unpublished ones too. */
export const isVisible = ({ includesUnpublished }: EventScope): RawBuilder<boolean> =>
  includesUnpublished ? sql<boolean>`true` : sql<boolean>`e.published`;

/** SQL condition on the event `e`. */
export const inScope = ({ clientId }: EventScope): RawBuilder<boolean> =>
  clientId === undefined ? sql<boolean>`true` : sql<boolean>`e.client_id = ${clientId}`;

/** Tells whether a scope contains an event that was read already. */
export const isInScope = (
  event: { clientId: string; published: boolean },
  { clientId, includesUnpublished }: EventScope,
): boolean =>
  (event.published || includesUnpublished === true) &&
  (clientId === undefined || event.clientId === clientId);
