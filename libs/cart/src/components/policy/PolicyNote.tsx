import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '@foyer/api-client/shell';
import type { TokenPolicy } from '@foyer/contract';
import { formatInstant, theme } from '@foyer/ui-kit';

const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[1],
  fontSize: theme.text.small,
  color: theme.color.contentMuted,
});

/** What entrances read phones by, besides the code on the screen; names, the same in every language. */
const radios: Partial<Record<NonNullable<TokenPolicy['entryMethod']>, string>> = {
  NfcBle: 'NFC, Bluetooth',
  Ble: 'Bluetooth',
};

/** Policy in force at purchase, which stays attached to the {product}. */
export function PolicyNote({ policy, zone }: { policy: TokenPolicy; zone: string }) {
  const { t, i18n } = useTranslation('cart');
  const date = (instant: string | undefined): string =>
    instant === undefined
      ? ''
      : formatInstant(new Date(instant), { zone, locale: i18n.language, format: 'date', showZone: false });
  const hasTransfer = useAbility('transfer');
  const hasResale = useAbility('resale');
  const radio = policy.entryMethod && radios[policy.entryMethod];
  const rules = [
    t(`policy.refund.${policy.refund}`, { date: date(policy.refundUntil) }),
    ...(hasTransfer ? [t(`policy.transfer.${policy.transfer}`, { date: date(policy.transferFrom) })] : []),
    ...(hasResale ? [t(`policy.resale.${policy.resale}`, { date: date(policy.resaleFrom) })] : []),
    ...(policy.minimumAge ? [t('policy.minimumAge', { age: policy.minimumAge })] : []),
    ...(policy.idRequired ? [t('policy.idRequired')] : []),
    ...(radio ? [t('policy.entry', { radio })] : []),
  ];
  return (
    <ul css={list}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
