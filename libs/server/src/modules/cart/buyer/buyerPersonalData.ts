import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { exportBuyer } from './buyerExport.ts';
import { countObstacles } from './buyerObstacles.ts';
import { forgetBuyer, releaseCommitmentsOf } from './forgetBuyer.ts';

/** Carts, payments, orders, cards and payout methods of a buyer. */
export const buyerPersonalData: PersonalData = {
  exportData: (db, { userId }, { locale, now }) => exportBuyer(db, { userId, locale, now }),
  countObstacles,
  release: async (tx, userId) => {
    const paying = await releaseCommitmentsOf(tx, userId);
    const { openPayments } = await countObstacles(tx, userId);
    return { openPayments: Math.max(openPayments, paying) };
  },
  forget: (tx, { userId }, { jobs, now }) => forgetBuyer(tx, { jobs }, userId, now),
};
