import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { readStream } from '../playback/playbackService.ts';
import { closeMedia, endPublished, openMedia, restartMedia } from './conferenceMedia.ts';
import { accept, decline, finishSetup, leave, readPlace, register } from './conferenceService.ts';
import { invite, readCandidates, readConference, remove, setConference } from './organiseConference.ts';

const streaming = withAbility('streaming');

/** Stage of a stream: its organiser's settings and candidates, and the steps of a fan [C4.20]. */
export const conferenceRoutes = implement({
  getConference: route(withTransaction, async ({ query: { eventId }, site, tx }) => {
    await readStream(tx, eventId, withUnpublished(site));
    return readConference(tx, eventId);
  }),
  setConference: route(withTransaction, async ({ body, site, ...context }) => {
    await readStream(context.tx, body.eventId, withUnpublished(site));
    return setConference(context, body);
  }),
  listConferenceCandidates: route(withTransaction, async ({ query: { eventId }, site, tx }) => {
    await readStream(tx, eventId, withUnpublished(site));
    return readCandidates(tx, eventId);
  }),
  inviteConferenceCandidate: route(withTransaction, async ({ body, site, tx, now }) => {
    await readStream(tx, body.eventId, withUnpublished(site));
    return invite(tx, body, now);
  }),
  removeConferenceCandidate: async ({ platform, query, site }) => {
    const { userId, candidates } = await inTransaction(platform.database, async (tx, now) => {
      await readStream(tx, query.eventId, withUnpublished(site));
      return remove(tx, query, now);
    });
    await endPublished(platform, { eventId: query.eventId, userId });
    return candidates;
  },
  getConferencePlace: route(
    streaming,
    withTransaction,
    ({ actor: { userId }, query: { eventId }, ...context }) => readPlace({ ...context, userId }, eventId),
  ),
  registerForConference: route(
    streaming,
    withTransaction,
    ({ actor: { userId }, body: { eventId }, platform, ...context }) =>
      register({ ...context, userId, platform }, { eventId, candidateId: platform.newId() }),
  ),
  acceptConference: route(streaming, withTransaction, ({ actor: { userId }, body, ...context }) =>
    accept({ ...context, userId }, body.eventId),
  ),
  finishConferenceSetup: route(streaming, withTransaction, ({ actor: { userId }, body, ...context }) =>
    finishSetup({ ...context, userId }, body.eventId),
  ),
  declineConference: route(streaming, withTransaction, ({ actor: { userId }, body, ...context }) =>
    decline({ ...context, userId }, body.eventId),
  ),
  leaveConference: route(streaming, async ({ actor: { userId }, body: { eventId }, platform, site }) => {
    const place = await inTransaction(platform.database, (tx, now) =>
      leave({ tx, now, userId, site, platform }, eventId),
    );
    await endPublished(platform, { eventId, userId });
    return place;
  }),
  openConferenceMedia: route(streaming, ({ actor: { userId }, body, platform, site }) =>
    openMedia({ platform, userId, site }, body),
  ),
  restartConferenceMedia: route(streaming, ({ actor: { userId }, body, platform, site }) =>
    restartMedia({ platform, userId, site }, body),
  ),
  closeConferenceMedia: route(streaming, ({ actor: { userId }, body: { mediaId }, platform, site }) =>
    closeMedia({ platform, userId, site }, mediaId),
  ),
});
