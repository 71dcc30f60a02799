import { unparse } from 'papaparse';
import { useState } from 'react';
import type { PromoterTransaction } from '@foyer/contract';
import { useLazyListPromoterTransactionsQuery } from '@foyer/api-client/promoter';
import { minorDigits, saveFile } from '@foyer/util';

const mostOfPage = 50;

const decimal = ({ amount, currency }: PromoterTransaction['total']): string => {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
};

/** Returns transactions as CSV with a header. A text that a spreadsheet would run as a formula is made harmless [BI-08]. */
export const csvOfTransactions = (transactions: readonly PromoterTransaction[]): string =>
  unparse(
    transactions.map(({ guest, items, total, commission, ...sale }) => ({
      transaction: sale.transactionId,
      soldAt: sale.createdAt,
      state: sale.state,
      paidBy: sale.paymentKind,
      order: sale.orderNumber ?? '',
      firstName: guest.firstName ?? '',
      lastName: guest.lastName ?? '',
      emailAddress: guest.emailAddress ?? '',
      quantity: items.reduce((sum, item) => sum + item.quantity, 0),
      items: items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
      total: decimal(total),
      commission: decimal(commission),
      currency: total.currency,
    })),
    { escapeFormulae: true },
  );

/** Saves all transactions of an event as a file, in all states. */
export function useExport(eventId: string) {
  const [load] = useLazyListPromoterTransactionsQuery();
  const [isExporting, setExporting] = useState(false);
  const [error, setError] = useState<unknown>();
  const loadAll = async (state: 'pending' | 'completed'): Promise<PromoterTransaction[]> => {
    const all: PromoterTransaction[] = [];
    let cursor: string | undefined;
    do {
      const page = await load({ eventId, state, limit: mostOfPage, ...(cursor ? { cursor } : {}) }).unwrap();
      all.push(...page.transactions);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return all;
  };
  const save = async (): Promise<void> => {
    setExporting(true);
    setError(undefined);
    try {
      const transactions = [...(await loadAll('pending')), ...(await loadAll('completed'))];
      saveFile(`sales-${eventId}.csv`, 'text/csv;charset=utf-8', `\ufeff${csvOfTransactions(transactions)}`);
    } catch (refusal) {
      setError(refusal);
    }
    setExporting(false);
  };
  return { save, isExporting, error };
}
