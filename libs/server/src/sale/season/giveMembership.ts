import type { Locale } from '@foyer/contract';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountOfGuest, inviteGuest } from '../guest/guestAccount.ts';
import { issueMembership, type PlacesOfEvent } from './issueMembership.ts';
import { sendSeasonMailJob } from './seasonMail.ts';
import { readWantedPlaces, type WantedPlaces } from './wantedPlaces.ts';

/** Person who becomes a member of a season. */
export interface NewMember {
  seasonId: string;
  memberId: string;
  /** Normalised. */
  emailAddress: string;
  locale: Locale;
  firstName?: string | undefined;
  lastName?: string | undefined;
  autoRenew: boolean;
  /** Membership of the season before. */
  renewsId?: string;
}

/**
 * Makes a person a member of a season, with {product} of all dates or none. Who has an account is mailed about it, who has none gets
 * the mail that finishes one.
 * @returns false if the season has the member already
 * @throws UnknownPlace, PlaceTaken
 */
export async function giveMembership(
  platform: Platform,
  { emailAddress, locale, firstName, lastName, ...membership }: NewMember,
  wanted: readonly WantedPlaces[],
): Promise<boolean> {
  const { database, jobs, newId } = platform;
  const places: PlacesOfEvent[] = [];
  for (const each of wanted) places.push(await readWantedPlaces(platform, database.query, each));
  return inTransaction(database, async (tx, now) => {
    const guest = { emailAddress, locale, firstName, lastName };
    const { userId, isPartial } = await accountOfGuest(platform, tx, guest, now);
    const membershipId = newId();
    const isNew = await issueMembership(
      { platform, tx, now },
      { ...membership, membershipId, userId },
      places,
    );
    const dedupeKey = `season:${membershipId}`;
    const eventId = wanted[0]?.eventId;
    if (isNew && !isPartial) await jobs.add(tx, sendSeasonMailJob, { membershipId }, { dedupeKey });
    else if (isNew && eventId !== undefined)
      await jobs.add(tx, inviteGuest, { userId, siteHost: null, eventId }, { dedupeKey });
    return isNew;
  });
}
