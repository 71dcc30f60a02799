import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { exportInbox, forgetInbox } from './inboxTrace.ts';

/** Messages, requests, applications and subscriptions made from an address, without an account. */
export const inboxPersonalData: PersonalData = {
  exportData: (db, { verifiedAddress }) => exportInbox(db, verifiedAddress),
  forget: async (tx, { verifiedAddress }) => {
    if (verifiedAddress !== undefined) await forgetInbox(tx, verifiedAddress);
  },
};
