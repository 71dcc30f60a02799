/** First pages of a purchase, as one file: each is too small for its own. */
export { PartnerEntryPage } from './PartnerEntryPage.tsx';
export { TransactionPage } from './TransactionPage.tsx';
