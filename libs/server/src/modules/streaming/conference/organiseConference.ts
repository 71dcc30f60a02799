import type {
  Conference,
  ConferenceCandidates,
  ConferenceConfig,
  ConferenceStep,
  SetConferenceRequest,
} from '@foyer/contract';
import { isIP } from 'node:net';
import { isLocalOrigin } from '../../../platform/config/sandboxSettings.ts';
import type { ServerConfig } from '../../../platform/config/serverConfig.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countPlaces,
  countRegistered,
  emptyStage,
  findCandidate,
  findConference,
  listCandidates,
  lockConference,
  moveGuest,
  storeConference,
  type ConferenceRow,
} from './conferenceRepository.ts';

/**
 * Tells whether the server may call an address that an organiser names: https and a host name on the internet, never a
 * machine of the operator's own network by its number or a local name. A trial on localhost takes any.
 */
export function isMediaAddress({ origin }: Pick<ServerConfig, 'origin'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (isLocalOrigin(origin)) return protocol === 'https:' || protocol === 'http:';
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return (
    protocol === 'https:' && !isNumber && /\.[a-z]/i.test(hostname) && !/\.(local|internal)$/i.test(hostname)
  );
}

const mostListed = 200;
const usualPlaces = 4;

/** Context in which the token of an organiser's media server is sealed. */
export const mediaTokenContext = (eventId: string): string => `mediaToken:${eventId}`;

function presentConfig(row: ConferenceRow | undefined): ConferenceConfig {
  if (!row) return { isOpen: false, places: usualPlaces };
  const { isOpen, places, termsUrl, publishUrl, watchUrl } = row;
  return {
    isOpen,
    places,
    ...(termsUrl === null ? {} : { termsUrl }),
    ...(publishUrl === null ? {} : { publishUrl }),
    ...(watchUrl === null ? {} : { watchUrl }),
  };
}

/** Reads the settings of a stage, without its token. */
export async function readConference(tx: TransactionScope, eventId: string): Promise<Conference> {
  const row = await findConference(tx, eventId);
  return { eventId, config: presentConfig(row), hasMediaToken: Boolean(row?.sealedMediaToken) };
}

/** Stores the settings of a stage. No guest stays on one that closes. */
export async function setConference(
  { platform, tx, now }: { platform: Platform; tx: TransactionScope; now: Date },
  { eventId, config, mediaToken }: SetConferenceRequest,
): Promise<Conference> {
  const { isOpen, places, termsUrl = null, publishUrl = null, watchUrl = null } = config;
  for (const address of [publishUrl, watchUrl])
    if (address !== null && !isMediaAddress(platform.config, address))
      throw failure('mediaAddressNotAllowed');
  await storeConference(tx, {
    eventId,
    isOpen,
    places,
    termsUrl,
    publishUrl,
    watchUrl,
    updatedAt: now,
    ...(mediaToken === undefined
      ? {}
      : { sealedMediaToken: platform.sealer.seal(mediaToken, mediaTokenContext(eventId)) }),
  });
  if (!isOpen) await emptyStage(tx, eventId, now);
  return readConference(tx, eventId);
}

/** Lists who would come on stage. */
export async function readCandidates(tx: TransactionScope, eventId: string): Promise<ConferenceCandidates> {
  const [rows, registered] = await Promise.all([
    listCandidates(tx, eventId, mostListed),
    countRegistered(tx, eventId),
  ]);
  return {
    candidates: rows.map(({ candidateId, firstName, lastName, state, changedAt }) => ({
      candidateId,
      ...(firstName === null ? {} : { firstName }),
      ...(lastName === null ? {} : { lastName }),
      step: state as ConferenceStep,
      since: changedAt.toISOString(),
    })),
    registered,
  };
}

interface Candidate {
  eventId: string;
  candidateId: string;
}

/** Invites a candidate while the stage has a place. */
export async function invite(
  tx: TransactionScope,
  candidate: Candidate,
  now: Date,
): Promise<ConferenceCandidates> {
  const { eventId } = candidate;
  const conference = await lockConference(tx, eventId);
  const guest = found(await findCandidate(tx, candidate));
  if (!conference?.isOpen) throw failure('conferenceClosed');
  if (guest.state === 'registered' || guest.state === 'removed') {
    if ((await countPlaces(tx, eventId)) >= conference.places) throw failure('conferenceFull');
    await moveGuest(tx, guest, 'invited', now);
  }
  return readCandidates(tx, eventId);
}

/** Takes a candidate off the list or the stage. @returns whom, and who is left */
export async function remove(
  tx: TransactionScope,
  candidate: Candidate,
  now: Date,
): Promise<{ userId: string; candidates: ConferenceCandidates }> {
  await lockConference(tx, candidate.eventId);
  const guest = found(await findCandidate(tx, candidate));
  if (guest.state !== 'removed') await moveGuest(tx, guest, 'removed', now);
  return { userId: guest.userId, candidates: await readCandidates(tx, candidate.eventId) };
}
