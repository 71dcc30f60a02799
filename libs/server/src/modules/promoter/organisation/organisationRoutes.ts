import type { MemberRight, OrganisationList } from '@foyer/contract';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { implement } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { findOrganisations } from './organisationRepository.ts';

/** Lists the organisations of a member, on an organisation's site its own alone. */
async function listOrganisations({
  platform: { database },
  actor: { memberships, isEmailVerified },
  site,
  locale,
}: BaseContext & { actor: Actor }): Promise<OrganisationList> {
  const db = database.query;
  // The owner of an account whose address is not verified any more may be another person.
  const onSite = (isEmailVerified ? memberships : []).filter(({ clientId }) =>
    [undefined, clientId].includes(site.clientId),
  );
  const rows = await findOrganisations(
    db,
    onSite.map(({ clientId }) => clientId),
  );
  const eventIds = rows.flatMap((row) => row.eventIds);
  const events = await readSummaries(db, eventIds, { scope: withUnpublished(site), locale });
  return {
    organisations: rows.map(({ clientId, name, eventIds: own }) => ({
      ...{ clientId, name },
      rights: onSite.find((each) => each.clientId === clientId)!.rights as MemberRight[],
      events: own.flatMap((eventId) => events.get(eventId) ?? []),
    })),
  };
}

/** Organisations and their members' way into them. */
export const organisationModule = { routes: implement({ listOrganisations }) } satisfies ServerModule;
