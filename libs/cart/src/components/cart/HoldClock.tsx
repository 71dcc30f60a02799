import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '@foyer/contract';
import { Button, ClockIcon, Countdown, theme, useClock, useSecondsLeft } from '@foyer/ui-kit';
import { isExtensionOffered } from '../../model/cartRules.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface2,
});

export interface HoldClockProps {
  cart: Cart;
  onExtend: () => void;
  onEnd: () => void;
  isBusy: boolean;
}

/** How long the server holds what is in the cart, by its own clock; near the end it can be lengthened once [C4.04]. */
export function HoldClock({ cart, onExtend, onEnd, isBusy }: HoldClockProps) {
  const { t, i18n } = useTranslation('cart');
  const clock = useClock();
  useSecondsLeft(cart.purchaseTokenExpiration);
  return (
    <div css={bar}>
      <ClockIcon />
      <span>
        {t('hold.heldFor')}{' '}
        <strong>
          <Countdown
            endsAt={cart.purchaseTokenExpiration}
            onEnd={onEnd}
            locale={i18n.language}
            announce={(duration) => t('hold.announce', { duration })}
          />
        </strong>
      </span>
      {isExtensionOffered(cart, clock()) && (
        <Button variant="text" loading={isBusy} onClick={onExtend}>
          {t('hold.extend')}
        </Button>
      )}
    </div>
  );
}
