import { useTranslation } from 'react-i18next';
import type { PromoterSettlement } from '@foyer/contract';
import { PriceRows } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

/** Figures of a settlement: what was taken, earned and kept, and what is to be handed over. */
export function SettlementRows({ settlement }: { settlement: PromoterSettlement }) {
  const { t, i18n } = useTranslation('promoter');
  const { cash, commission, kept, toHandOver } = settlement;
  const money = (amount: PromoterSettlement['cash']): string => formatMoney(amount, i18n.language);
  const left = { ...commission, amount: commission.amount - kept.amount };
  const rows = [
    { id: 'cash', label: t('settlement.cash'), amount: money(cash) },
    {
      id: 'kept',
      label: t(kept.amount < 0 ? 'settlement.goesBack' : 'settlement.kept'),
      amount: money({ ...kept, amount: -kept.amount }),
      ...(left.amount > 0 ? { detail: t('settlement.paidOut', { amount: money(left) }) } : {}),
    },
  ];
  return <PriceRows rows={rows} total={{ label: t('settlement.toHandOver'), amount: money(toHandOver) }} />;
}
