import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { endLiveStream, startNextSegment } from './steerStream.ts';

/** Streams that are steered while they are live. */
export const liveStreamModule = {
  routes: implement({
    endLiveStream: route(withTransaction, ({ body, ...context }) => endLiveStream(context, body)),
    startNextSegment: route(withTransaction, ({ body, ...context }) => startNextSegment(context, body)),
  }),
  tables: { streamSegment: 'noPersons' },
} satisfies ServerModule;
