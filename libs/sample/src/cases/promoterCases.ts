import type { SampleCase } from '@foyer/catalogue';

const topic = 'Promoters';
const promoter = 'Log in as promoter@foyer.example.';

/** Situations of promoters, who sell for cash and by link, and settle with the organiser. */
export const promoterCases: readonly SampleCase[] = [
  {
    topic,
    title: 'Sell for cash on a phone',
    event: 'neon-prairie-long-light-tour',
    page: 'promoterSale',
    steps: `${promoter} Pick what to sell, type an address, take the cash: the entry code shows for ten minutes, and the guest’s mails are in the mailbox. A wrong sale can be undone as long.`,
  },
  {
    topic,
    title: 'Sell by link',
    event: 'neon-prairie-long-light-tour',
    steps: `${promoter} One sale waits for gina@foyer.example: open its link in the mailbox in another browser, pay or decline, and the promoter sees it at once. New sales by link show a QR code, too. Move the clock by a day: what nobody paid for returns to the promoter.`,
  },
  {
    topic,
    title: 'Settle with the organizer',
    event: 'aurora-first-glow',
    page: 'promoterSettlement',
    steps: `${promoter} Sell for cash, then propose to settle. \`foyer promoter settle promoter@foyer.example aurora-first-glow\` accepts it, and \`foyer promoter cash\` records what is handed over; the receipt is mailed.`,
  },
  {
    topic,
    title: 'Refund of a cash sale',
    event: 'aurora-first-glow',
    page: 'promoterSettlement',
    steps: `${promoter} Sell for cash and refund the order by \`foyer refund order NUMBER\`: the settlement lists cash to give back, and the commission is gone. The promoter gives it back here, or the organizer by \`foyer promoter paid-back\`.`,
  },
  {
    topic,
    title: 'An engagement that has ended',
    event: 'low-tide-choir-mill',
    page: 'promoterSettlement',
    steps: `${promoter} Nothing can be sold any more; what was not sold went back to the organizer.`,
  },
];
