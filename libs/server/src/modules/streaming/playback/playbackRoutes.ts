import { implement, route } from '../../../platform/http/route.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { countryOf } from './viewerCountry.ts';
import { deleteLeases } from './playbackRepository.ts';
import { beatPlayback, beginPlayback, checkIn, readStreamInfo } from './playbackService.ts';

const streaming = withAbility('streaming');

/** Watching of streams by their holders. */
export const playbackRoutes = implement({
  getVideoStreamInfo: route(streaming, withTransaction, ({ actor: { userId }, query, ...context }) =>
    readStreamInfo({ ...context, userId }, query.eventId),
  ),
  initializePlayback: route(streaming, withTransaction, ({ actor: { userId }, body, ...context }) =>
    beginPlayback(
      { ...context, userId },
      { inventoryItemId: body.inventoryItemId, formerId: body.sessionId, takesOver: false },
    ),
  ),
  takeOverPlayback: route(streaming, withTransaction, ({ actor: { userId }, body, ...context }) =>
    beginPlayback({ ...context, userId }, { ...body, takesOver: true }),
  ),
  checkInToStream: route(withTransaction, ({ actor: { userId }, body, request, ...context }) =>
    checkIn({ ...context, userId }, body, countryOf(request, context.platform.config)),
  ),
  beatPlayback: ({ actor: { userId }, body, platform, site }) =>
    beatPlayback({ platform, userId, site }, body),
  leavePlayback: route(withTransaction, async ({ actor: { userId }, body: { sessionId }, tx }) => {
    await deleteLeases(tx, { userId, sessionId });
    return { ok: true };
  }),
});
