import type { LocaleTexts, SponsorGroup } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import { readSponsors } from '../../../sale/event/eventRepository.ts';

/** Reads the sponsors of an event in order, those with the same words in a row as one group. */
export async function readSponsorGroups(db: Queryable, eventId: string): Promise<SponsorGroup[]> {
  const groups: { words: string; group: SponsorGroup }[] = [];
  for (const { name, role, url } of await readSponsors(db, eventId)) {
    const words = JSON.stringify(role);
    const sponsor = { name, ...(url === null ? {} : { url }) };
    const last = groups.at(-1);
    if (last?.words === words) last.group.sponsors.push(sponsor);
    else
      groups.push({ words, group: { ...(role ? { role: role as LocaleTexts } : {}), sponsors: [sponsor] } });
  }
  return groups.map(({ group }) => group);
}

/** Replaces the sponsors of an event. */
export async function replaceSponsors(
  tx: TransactionScope,
  { eventId, groups }: { eventId: string; groups: readonly SponsorGroup[] },
): Promise<void> {
  await tx.deleteFrom('eventSponsor').where('eventId', '=', eventId).execute();
  const rows = groups
    .flatMap(({ role, sponsors }) => sponsors.map((sponsor) => ({ ...sponsor, role })))
    .map(({ name, role, url }, rank) => ({
      eventId,
      rank,
      name: name.trim(),
      role: role ? toJson(role) : null,
      url: url ?? null,
    }));
  if (rows.length > 0) await tx.insertInto('eventSponsor').values(rows).execute();
}
