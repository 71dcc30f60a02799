import { oneClickPlugin } from '../../../platform/mail/oneClickPlugin.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { cartReminderMails, remindOfCartJob } from './remindOfCartJob.ts';

/** Opt-in mails to buyers whose time to pay ran out. */
export const cartReminderModule = {
  plugins: [oneClickPlugin(cartReminderMails)],
  jobs: [remindOfCartJob],
} satisfies ServerModule;
