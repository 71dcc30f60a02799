import { Route, Routes } from 'react-router';
import { patternsFor, type AddressName } from '@foyer/contract';
import { AddonItemsPage, MerchItemsPage } from '../../pages/transaction/ItemsPage.tsx';
import { AddonOptionsPage, DetailPage, MerchOptionsPage } from '../../pages/transaction/DetailPage.tsx';
import { EventOptionsPage } from '../../pages/transaction/EventOptionsPage.tsx';
import { ListingsPage } from '../../pages/transaction/ListingsPage.tsx';
import { PricePage } from '../../pages/transaction/PricePage.tsx';
import { SeatingPage } from '../../pages/transaction/SeatingPage.tsx';
import { SectionPage } from '../../pages/transaction/SectionPage.tsx';
import { SupportPage } from '../../pages/transaction/SupportPage.tsx';
import { PartnerEntryPage } from '../../pages/transaction/PartnerEntryPage.tsx';
import { TransactionPage } from '../../pages/transaction/TransactionPage.tsx';

const patterns = patternsFor('Pass');
const pages = {
  transaction: TransactionPage,
  transactionPartner: TransactionPage,
  transactionWhitelabel: PartnerEntryPage,
  transactionListings: ListingsPage,
  transactionDetail: DetailPage,
  transactionMerchItems: MerchItemsPage,
  transactionMerchOptions: MerchOptionsPage,
  transactionAddonItems: AddonItemsPage,
  transactionAddonOptions: AddonOptionsPage,
  transactionEventOptions: EventOptionsPage,
  transactionPrice: PricePage,
  transactionSection: SectionPage,
  transactionSeating: SeatingPage,
  transactionSupport: SupportPage,
} satisfies Partial<Record<AddressName, () => React.JSX.Element>>;

/** Mounts the pages of a purchase at their addresses, with placeholders for the pages that they link to. */
export const TransactionAddress = () => (
  <Routes>
    {Object.entries(pages).map(([name, Page]) => (
      <Route key={name} path={patterns[name as keyof typeof pages]} element={<Page />} />
    ))}
    <Route path={patterns.checkout} element={<h1>Checkout</h1>} />
    <Route path={patterns.event} element={<h1>Event</h1>} />
    <Route path={patterns.discover} element={<h1>Discover</h1>} />
  </Routes>
);
