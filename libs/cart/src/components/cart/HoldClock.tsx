import { css } from '@emotion/react';
import { headerActionsId } from '@foyer/api-client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Cart } from '@foyer/contract';
import {
  Button,
  ClockIcon,
  Countdown,
  LockIcon,
  Notice,
  theme,
  useClock,
  useSecondsLeft,
} from '@foyer/ui-kit';
import { isExtensionOffered } from '../../model/cart/cartRules.ts';

const never = () => () => undefined;
const findSlot = (): Element | null => document.getElementById(headerActionsId);

/** Renders its children in a bare header, or in place on a page without one, as in a frame. */
function HeaderActions({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(never, findSlot);
  return slot ? createPortal(children, slot) : children;
}

const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: theme.space[4] });
const part = css({ display: 'inline-flex', alignItems: 'center', gap: theme.space[2] });
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
/** Phones have room for the clock alone; screen readers get the words too. */
const words = css({
  [theme.media.belowTablet]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export interface HoldClockProps {
  cart: Cart;
  onExtend: () => void;
  isBusy: boolean;
}

/** Countdown of the hold by server time, in a bare header if there is one, with the offer to extend it once near its end [C4.04]. */
export function HoldClock({ cart, onExtend, isBusy }: HoldClockProps) {
  const { t, i18n } = useTranslation(['checkout', 'cart']);
  const clock = useClock();
  useSecondsLeft(cart.purchaseTokenExpiration);
  const isOffered = isExtensionOffered(cart, clock());
  const countdown = (
    <Countdown
      endsAt={cart.purchaseTokenExpiration}
      locale={i18n.language}
      announce={(duration) => t(isOffered ? 'cart:hold.announceMore' : 'cart:hold.announce', { duration })}
    />
  );
  return (
    <>
      <HeaderActions>
        <div css={bar}>
          <span css={part}>
            <ClockIcon />
            <span css={words}>{t('timeLeft')}</span> <strong>{countdown}</strong>
          </span>
          <span css={[part, muted]}>
            <LockIcon size={18} /> {t('secure')}
          </span>
        </div>
      </HeaderActions>
      {isOffered && (
        <Notice
          tone="warning"
          title={t('cart:hold.almostOver')}
          action={
            <Button loading={isBusy} onClick={onExtend}>
              {t('cart:hold.extend')}
            </Button>
          }
        >
          {t('cart:hold.almostOverHint')}
        </Notice>
      )}
    </>
  );
}
