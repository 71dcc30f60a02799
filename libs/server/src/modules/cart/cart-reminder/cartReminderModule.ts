import { oneClickPlugin } from '../../../platform/mail/oneClickPlugin.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { cartReminderMails, remindOfCartJob } from './remindOfCartJob.ts';

/** Mails to buyers whose time to pay ran out, for those who asked for them. */
export const cartReminderModule = {
  plugins: [oneClickPlugin(cartReminderMails)],
  jobs: [remindOfCartJob],
} satisfies ServerModule;
