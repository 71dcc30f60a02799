import { useRef, useState } from 'react';
import type { Money, PriceBreakdown, ShippingAddress } from '@foyer/contract';
import { useAuthentication } from '@foyer/identity';
import { endsHold, type PaymentPhase } from '../../model/payment/paymentFlow.ts';
import type { AddressFormHandle } from '../shipping-address/ShippingAddressForm.tsx';
import type { Commit, PaymentChoice, PaymentExtras } from './paymentChoice.ts';
import { useMeansChoice } from './useMeansChoice.ts';
import { usePayment } from './usePayment.ts';
import { useTypedCard } from './useTypedCard.ts';

/** Reason why Pay is disabled: a message key. */
type PayObstacle = 'decline.exhausted' | 'pay.holdOver' | 'pay.needsCard';

interface PayReadiness {
  phase: PaymentPhase;
  hasHoldEnded: boolean;
  /** Whether there is a card to charge: a chosen one, or fields for a new one. */
  hasCard: boolean;
}

/** Returns why Pay must not be pressed; `undefined` if it may. */
function payObstacle({ phase, hasHoldEnded, hasCard }: PayReadiness): PayObstacle | undefined {
  if (phase.kind === 'exhausted') return 'decline.exhausted';
  if (hasHoldEnded) return 'pay.holdOver';
  return hasCard ? undefined : 'pay.needsCard';
}

/** Preconditions of paying with the panel. */
export interface PaymentNeeds {
  /** False for free items. */
  card: boolean;
  shippingAddress: boolean;
  /** Excludes methods on a provider's page. */
  cardOnly?: boolean;
}

/** Hold on the items to pay. A commitment without one never ends, and renews by a new quote. */
export interface PaymentHold {
  hasEnded: boolean;
  /**
   * The server ended the hold while paying: it expired, or the last attempt gave the items back. A cart needs no call;
   * its store knows.
   */
  onEnded?: () => void;
  /**
   * Holds the same items again at the current price; resolves to whether it succeeded.
   * @param agreed changed total that the buyer has accepted
   */
  renew: (agreed?: Money) => Promise<boolean>;
  isRenewing: boolean;
}

export interface PaymentOf<Paid> {
  /** Event whose payment methods are offered. */
  eventId: string;
  /**
   * Names the payment in the tab's storage, where refused cards and the key of a lost answer survive a reload.
   */
  subject: string;
  quote: PriceBreakdown;
  needs: PaymentNeeds;
  hold: PaymentHold;
  /** Card that the bank refused when it was charged without the buyer; it is not chosen again at first. */
  refusedId?: string | undefined;
  commit: Commit<Paid>;
  onPaid: (paid: Paid) => void;
  /**
   * Returns the page's additions to a payment; `undefined` after it has marked missing fields, and then nothing is
   * charged.
   */
  prepare?: () => PaymentExtras | undefined;
}

/**
 * Clears a failure that a renewed hold or another price has made obsolete, whichever part of the page renewed it.
 */
function useOvertaken(
  { quote, hold }: Pick<PaymentOf<unknown>, 'quote' | 'hold'>,
  phase: PaymentPhase,
  reset: () => void,
): void {
  const total = `${quote.total.amount} ${quote.total.currency}`;
  const { hasEnded } = hold;
  const [seen, setSeen] = useState({ total, hasEnded });
  if (seen.total === total && seen.hasEnded === hasEnded) return;
  setSeen({ total, hasEnded });
  const isHeldAgain = seen.hasEnded && !hasEnded;
  if (isHeldAgain || (phase.kind === 'priceChanged' && seen.total !== total)) reset();
}

const nothingMore = (): PaymentExtras => ({});

/** State of a payment panel: card, address, and the press that adds the card, verifies it and charges in one go. */
export function usePayPanel<Paid>(settings: PaymentOf<Paid>) {
  const { subject, eventId, quote, needs, hold, commit, onPaid, prepare = nothingMore } = settings;
  const { requireVerified } = useAuthentication();
  const means = useMeansChoice(settings);
  const payment = usePayment({ subject, commit, onPaid, onRefused: means.refuse, onHoldEnded: hold.onEnded });
  const { phase, show } = payment;
  const [savesCard, setSavesCard] = useState(false);
  const [address, setAddress] = useState<ShippingAddress>();
  // Read in the press that fills it, before the page is drawn again.
  const entered = useRef<ShippingAddress>(undefined);
  const addressForm = useRef<AddressFormHandle>(null);
  const takeAddress = (given: ShippingAddress | undefined): void => {
    entered.current = given;
    setAddress(given);
  };
  const isEntered = (): boolean => entered.current !== undefined;
  /** Takes what stands in the form of the address. @returns false after it has marked missing fields */
  const hasAddress = (): boolean => {
    if (!needs.shippingAddress || isEntered()) return true;
    addressForm.current?.submit();
    return isEntered();
  };
  const reset = (): void => void show({ kind: 'idle' });
  useOvertaken({ quote, hold }, phase, reset);
  const choiceOf = (paymentMethodId: string | undefined, isStored: boolean): PaymentChoice => ({
    ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
    ...(means.method === undefined ? {} : { paymentType: means.method }),
    acceptedTotal: quote.total,
    ...(savesCard && paymentMethodId !== undefined && !isStored ? { savePaymentMeans: true } : {}),
    ...(entered.current ? { shippingAddress: entered.current } : {}),
    ...prepare(),
  });
  const typed = useTypedCard({
    eventId,
    pay: (paymentMethodId) => payment.pay(choiceOf(paymentMethodId, false)),
    onNotStored: (error) => show({ kind: 'notStored', error }),
    onEntered: means.enter,
    onKept: means.choose,
  });
  const isTyped = needs.card && means.value === undefined && means.method === undefined;
  const isCharging = ['paying', 'verifying', 'leaving'].includes(phase.kind);
  const obstacle = payObstacle({
    phase,
    hasHoldEnded: hold.hasEnded || endsHold(phase),
    hasCard: !isTyped || typed.isReady,
  });
  const payNow = (): void => {
    // Both run, so that both mark missing fields.
    const [ships, isPrepared] = [hasAddress(), prepare() !== undefined];
    if (!ships || !isPrepared) return;
    if (!isTyped) return void payment.pay(choiceOf(means.value, means.isStored));
    if (!navigator.onLine) return void show({ kind: 'offline' });
    reset();
    // Keeps the fields open, although the card that they create will be listed.
    means.choose(undefined);
    typed.fields.current?.submit();
  };
  const payByToken = async (cardToken: string): Promise<void> => {
    if (obstacle !== undefined || isCharging) return;
    const [ships, isPrepared] = [hasAddress(), prepare() !== undefined];
    if (!ships || !isPrepared) return;
    reset();
    await requireVerified(() => typed.payBy(cardToken));
  };
  return {
    phase,
    means,
    typed,
    /** Pays with the card of a token, which the fields create for Pay and for Enter in a field. */
    payByToken,
    savesCard,
    setSavesCard,
    address,
    takeAddress,
    /** Form of the address, which Pay submits too. */
    addressForm,
    obstacle,
    /** Whether the card to pay with is one that the buyer types. */
    isTyped,
    isPaying: typed.isBusy || isCharging,
    press: () => void requireVerified(payNow),
    verify: payment.verify,
    reset,
    retry: payment.retry,
    renew: () => {
      const agreed = phase.kind === 'priceChanged' ? phase.now : undefined;
      void hold.renew(agreed).then((isRenewed) => isRenewed && reset());
    },
  };
}

export type PayPanelState = ReturnType<typeof usePayPanel>;
