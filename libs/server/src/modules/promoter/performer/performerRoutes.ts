import type { EventPerformers, UpdateEventPerformersRequest } from '@foyer/contract';
import { failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction, type InTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { lockEvent, readLineup } from '../../../sale/event/eventRepository.ts';
import { readSearchTexts, renewSearchText, replacePerformers } from './performerRepository.ts';

/**
 * Replaces the performers of an event [C7.77].
 * @throws Failure invalidRequest for one that is named twice; notFound for one that the platform doesn't know
 */
async function updateEventPerformers(
  { tx }: Pick<InTransaction, 'tx'>,
  { eventId, performers }: UpdateEventPerformersRequest,
): Promise<EventPerformers> {
  const ids = [...new Set(performers.map(({ performerId }) => performerId))];
  if (ids.length < performers.length) throw failure('invalidRequest', { field: 'performers' });
  await lockEvent(tx, eventId);
  const added = await readSearchTexts(tx, ids);
  if (added.length < ids.length) throw failure('notFound');
  const before = await readLineup(tx, eventId);
  const former = await readSearchTexts(
    tx,
    before.map(({ performerId }) => performerId),
  );
  await replacePerformers(tx, eventId, performers);
  await renewSearchText(tx, eventId, { former, added });
  return {
    eventId,
    performers: (await readLineup(tx, eventId)).map(({ performerId, name, startsAt }) => ({
      ...{ performerId, name },
      ...(startsAt === null ? {} : { startsAt: startsAt.toISOString() }),
    })),
  };
}

/** Performers of events, named by their organisers. */
export const performerModule = {
  routes: implement({
    updateEventPerformers: route(withTransaction, ({ tx, body }) => updateEventPerformers({ tx }, body)),
  }),
} satisfies ServerModule;
