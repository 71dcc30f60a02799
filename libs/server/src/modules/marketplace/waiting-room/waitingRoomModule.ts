import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { waitingPagePlugin } from './waitingPagePlugin.ts';
import { waitingRoomRoutes } from './waitingRoomRoutes.ts';

/** Waiting rooms of on-sales; the guard of the sale is in `sale/waiting-room`. */
export const waitingRoomModule = {
  routes: waitingRoomRoutes,
  plugins: [waitingPagePlugin],
  tables: {
    waitingRoom: 'noPersons',
    waitingRoomChange: 'noPersons',
    waitingRoomPlace: { leftOut: 'a number in the queue of a sale, deleted with the waiting room' },
  },
} satisfies ServerModule;
