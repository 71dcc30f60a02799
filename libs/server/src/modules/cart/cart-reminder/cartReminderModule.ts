import { oneClickPlugin } from '../../../platform/mail/oneClickPlugin.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { cartKind } from '../../../sale/cart/cartRepository.ts';
import { wantsReminder } from './cartReminderRepository.ts';
import { cartReminderMails, remindOfCartJob } from './remindOfCartJob.ts';

/** Opt-in mails to buyers whose time to pay ran out. */
export const cartReminderModule = {
  plugins: [oneClickPlugin(cartReminderMails)],
  jobs: [remindOfCartJob],
  on: {
    commitmentOver: [
      {
        job: remindOfCartJob,
        delayMs: ({ sale }) => sale.cartReminderAfterMs,
        isWanted: async (tx, { kind, userId }) =>
          kind === cartKind && userId !== null && (await wantsReminder(tx, userId)),
      },
    ],
  },
} satisfies ServerModule;
