export { EventsPage } from './events/EventsPage.tsx';
export { InventoryPage } from './inventory/InventoryPage.tsx';
export { CheckoutPage } from './sale/CheckoutPage.tsx';
export { EditPage } from './sale/EditPage.tsx';
export { ItemPage } from './sale/ItemPage.tsx';
export { ListingsPage } from './sale/ListingsPage.tsx';
export { SettlementPage } from './settlement/SettlementPage.tsx';
export { TransactionsPage } from './transactions/TransactionsPage.tsx';
