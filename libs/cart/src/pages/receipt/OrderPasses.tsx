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
  const { t } = useTranslation('walletPass');
  const placeText = usePlaceText();
  const { data } = useGetEventActivityQuery({ eventId: order.eventId });
  const tokens = (data?.tokens ?? []).filter(
    (token) => token.orderId === order.orderId && walletsOf(token, window.navigator.userAgent).length > 0,
  );
  if (tokens.length === 0) return null;
  return (
    <section>
      <h2>{t('title')}</h2>
      <p css={{ color: theme.color.contentMuted }}>{t('hint')}</p>
      <Stack as="ul" gap={3} css={{ listStyle: 'none', marginTop: theme.space[3] }}>
        {tokens.map((token) => {
          const { seat, sectionName, name, tokenId } = token;
          const place = placeText({ seats: seat ? [seat] : [], sectionName: sectionName ?? name });
          return (
            <li key={tokenId}>
              {place}
              <WalletPassButtons token={token} place={place} />
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
