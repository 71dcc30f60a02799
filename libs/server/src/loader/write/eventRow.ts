import type { EventKind as ContractKind, TokenPolicy } from '@foyer/contract';
import { sameText, type CatalogueEvent, type EventKind, type LocaleTexts } from '@foyer/catalogue';
import { posterSvg } from '../../modules/marketplace/poster/posterSvg.ts';
import { toJson } from '../../platform/database/toJson.ts';
import { questionsForm } from '../../sale/question/questionForms.ts';
import type { EventArtRow } from '../../sale/event/eventArt.ts';
import { picturePlaceholder } from '../../modules/marketplace/art/picturePlaceholder.ts';
import { hashOf } from '../../modules/marketplace/art/pictures.ts';
import { joined } from './loaderTexts.ts';

/** Maps the catalogue's kinds of event to the contract's fewer ones. */
const contractKinds: Record<EventKind, ContractKind> = {
  concert: 'concert',
  theatre: 'theatre',
  comedy: 'comedy',
  hockey: 'sports',
  basketball: 'sports',
  football: 'sports',
  soccer: 'sports',
  festival: 'festival',
  dance: 'dance',
  classical: 'classical',
  family: 'family',
  conference: 'conference',
  streaming: 'stream',
  clubNight: 'club',
  opera: 'classical',
  sport: 'sports',
  // Exhibitions, tours, open days of imported files.
  other: 'family',
};

/** Converts an event's rules to the contract; `later` includes the day from which an action is allowed. */
function tokenPolicyOf({ policy, attendance, entryMethod }: CatalogueEvent): TokenPolicy {
  const { transfer, resale, refund } = policy;
  const rule = (part: { allowed: boolean; opensAt?: string }): TokenPolicy['transfer'] =>
    part.allowed ? (part.opensAt ? 'later' : 'allowed') : 'forbidden';
  const cap = { none: undefined, face: 0, percent: (resale.capPercent ?? 0) * 100 }[resale.cap];
  return {
    transfer: rule(transfer),
    ...(transfer.allowed && transfer.opensAt ? { transferFrom: transfer.opensAt } : {}),
    ...(transfer.allowed ? { transferUntil: transfer.closesAt } : {}),
    ...(transfer.allowed && transfer.isRevocable ? { revoke: 'allowed' as const } : {}),
    resale: rule(resale),
    ...(resale.allowed && resale.opensAt ? { resaleFrom: resale.opensAt } : {}),
    ...(resale.allowed ? { resaleUntil: resale.closesAt } : {}),
    ...(resale.allowed && cap !== undefined ? { resaleCapBasisPoints: cap } : {}),
    refund: refund.allowed ? (refund.untilAt ? 'untilDate' : 'always') : 'none',
    ...(refund.allowed && refund.untilAt ? { refundUntil: refund.untilAt } : {}),
    ...(policy.minimumAge === undefined ? {} : { minimumAge: policy.minimumAge }),
    idRequired: policy.idRequired,
    ...(attendance.includes('LIVE_ATTENDANCE') ? { entryMethod } : {}),
  };
}

async function artOf(event: CatalogueEvent): Promise<EventArtRow> {
  const [portrait, wide] = [posterSvg(event, 'portrait'), posterSvg(event, 'wide')];
  const placeholders = {
    portrait: await picturePlaceholder(portrait),
    wide: await picturePlaceholder(wide),
  };
  return { poster: event.poster, hash: hashOf(portrait + wide).slice(0, 12), placeholders };
}

/** Returns the stored description, which includes the venue's notes. */
export const describedIn = ({ description, goodToKnow }: CatalogueEvent): LocaleTexts =>
  joined(description, goodToKnow, '\n\n');

/** Builds the row of an event without its ids. */
export async function eventRow(event: CatalogueEvent) {
  const { stream } = event;
  return {
    vanityName: event.vanityName,
    published: event.isDraft !== true,
    kind: contractKinds[event.kind],
    status: event.status,
    shortName: toJson(sameText(event.shortName)),
    description: toJson(describedIn(event)),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    doorsAt: event.doorsAt ?? null,
    previousStartsAt: event.previousStartsAt ?? null,
    timezone: event.timeZone,
    attendance: event.attendance as string[],
    currency: event.currency,
    minimumAge: event.policy.minimumAge ?? null,
    maxPerPerson: event.limitPerPerson,
    streamStartsAt: stream?.startsAt ?? null,
    replayExpiresAt: stream?.replayExpiresAt ?? null,
    refundedCount: event.refundedCount ?? 0,
    tags: event.tags,
    art: toJson(await artOf(event)),
    policy: toJson(tokenPolicyOf(event)),
    questions: event.questions ? toJson(questionsForm.write({ questions: event.questions })) : null,
    carouselRank: event.carouselOrder ?? null,
  };
}
