import { implement } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { changeDrawStock, closeDrawEarly, openDraw } from './manageDraw.ts';
import { exportDraw, readClientDraw } from './readClientDraw.ts';

/** Draws for their organisers; the guard of `x-right` has checked the caller's right in the event. */
const clientDrawRoutes = implement({
  getClientDraw: ({ query, ...context }) => readClientDraw(context, query.eventId),
  openClientDraw: async ({ actor: { userId }, body, ...context }) => {
    await openDraw(context.platform, { ...body, by: { userId } });
    return readClientDraw(context, body.eventId);
  },
  closeClientDraw: async ({ actor: { userId }, body, ...context }) => {
    await closeDrawEarly(context.platform, { ...body, closesAt: new Date(body.closesAt), by: { userId } });
    return readClientDraw(context, body.eventId);
  },
  changeDrawStock: async ({ actor: { userId }, body, ...context }) => {
    await changeDrawStock(context.platform, { ...body, by: { userId } });
    return readClientDraw(context, body.eventId);
  },
  exportDraw: ({ actor: { userId }, body, platform }) => exportDraw(platform, { ...body, by: { userId } }),
});

/** Draws for their organisers. */
export const clientDrawModule = { routes: clientDrawRoutes } satisfies ServerModule;
