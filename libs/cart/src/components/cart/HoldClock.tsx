import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '@foyer/contract';
import {
  Button,
  ClockIcon,
  Countdown,
  Notice,
  RichText,
  Stack,
  theme,
  useClock,
  useSecondsLeft,
} from '@foyer/ui-kit';
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

/** Countdown of the hold by server time, with the offer to extend it once near its end [C4.04]. */
export function HoldClock({ cart, onExtend, onEnd, isBusy }: HoldClockProps) {
  const { t, i18n } = useTranslation('cart');
  const clock = useClock();
  useSecondsLeft(cart.purchaseTokenExpiration);
  const isOffered = isExtensionOffered(cart, clock());
  const countdown = (
    <Countdown
      endsAt={cart.purchaseTokenExpiration}
      onEnd={onEnd}
      locale={i18n.language}
      announce={(duration) => t(isOffered ? 'hold.announceMore' : 'hold.announce', { duration })}
    />
  );
  return (
    <Stack gap={3}>
      <div css={bar}>
        <ClockIcon />
        <span>
          <RichText text={t('hold.heldFor')} elements={{ clock: <strong>{countdown}</strong> }} />
        </span>
      </div>
      {isOffered && (
        <Notice
          tone="warning"
          title={t('hold.almostOver')}
          action={
            <Button loading={isBusy} onClick={onExtend}>
              {t('hold.extend')}
            </Button>
          }
        >
          {t('hold.almostOverHint')}
        </Notice>
      )}
    </Stack>
  );
}
