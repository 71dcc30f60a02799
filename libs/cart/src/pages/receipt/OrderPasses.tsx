import { useTranslation } from 'react-i18next';
import type { Order } from '@foyer/contract';
import { useGetEventActivityQuery } from '@foyer/api-client/token-assignment';
import { Stack, theme } from '@foyer/ui-kit';
import { usePlaceText } from '../../components/cart/usePlaceText.ts';
import { WalletPassButtons } from '../../components/wallet-pass/WalletPassButtons.tsx';
import { walletsOf } from '../../components/wallet-pass/walletsOf.ts';

/**
 * Buttons that add the {product} of an order to the wallet of a phone: those that the buyer still owns, if the server
 * makes passes.
 */
export function OrderPasses({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('walletPass');
  const placeText = usePlaceText();
  const { data } = useGetEventActivityQuery({ eventId: order.eventId });
  const tokens = (data?.tokens ?? []).filter(
    (token) => token.orderId === order.orderId && walletsOf(token, window.navigator.userAgent).length > 0,
  );
  if (tokens.length === 0) return null;
  const { compare } = new Intl.Collator(i18n.language, { numeric: true });
  const passes = tokens
    .map((token) => {
      const { seat, sectionName, name } = token;
      return { token, place: placeText({ seats: seat ? [seat] : [], sectionName: sectionName ?? name }) };
    })
    .sort((one, other) => compare(one.place, other.place));
  return (
    <section>
      <h2>{t('title')}</h2>
      <p css={{ color: theme.color.contentMuted }}>{t('hint')}</p>
      <Stack as="ul" gap={3} css={{ listStyle: 'none', marginTop: theme.space[3] }}>
        {passes.map(({ token, place }) => (
          <li key={token.tokenId} css={{ display: 'grid', gap: theme.space[1] }}>
            {place}
            <WalletPassButtons token={token} place={place} />
          </li>
        ))}
      </Stack>
    </section>
  );
}
