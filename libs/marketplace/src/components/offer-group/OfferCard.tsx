import { css } from '@emotion/react';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgeQuantity, OfferGroup } from '@foyer/contract';
import { Button, Skeleton, theme, lazyPart } from '@foyer/ui-kit';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import { hasBadges, OfferBadges } from './OfferBadges.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { OfferQuantity, type OfferChoice } from './choice/OfferQuantity.tsx';

/** Loaded on demand: few offers have prices by age. */
const AgeSteppers = lazy(async () => ({ default: (await import('./choice/AgeSteppers.tsx')).AgeSteppers }));

/** Loaded on demand: few offers are limited to one row, or have prices by time. */
const OfferDetails = lazyPart(async () => (await import('./OfferDetails.tsx')).OfferDetails);

/** As high as the toggle of the price beside it. */
const small = css({
  minHeight: theme.size.compact,
  paddingBlock: theme.space[1],
  fontSize: theme.text.small,
  [theme.media.touch]: { minHeight: theme.size.target },
});

export interface OfferCardProps {
  offer: OfferGroup;
  /** Time zone of the event. */
  zone: string;
  line: PickLine | undefined;
  /** Size of the party: seats to find, or quantity of the first press. */
  quantity: number;
  onChoose: (choice: OfferChoice) => void;
  /** Finds the best seats of a seated offer. */
  onFindBest?: (() => void) | undefined;
  isFinding?: boolean;
  /** Rows and seats of a seated offer, mounted while it is expanded. */
  seats?: ReactNode;
  /** Called when pointer or focus comes to the card, and when it leaves. */
  onPoint?: (isOn: boolean) => void;
}

/** Card of an offer that grants access [C3.18]: seats, standing room or a stream. */
export function OfferCard({
  offer,
  zone,
  line,
  quantity,
  onChoose,
  onFindBest,
  isFinding = false,
  seats,
  onPoint,
}: OfferCardProps) {
  const { t } = useTranslation('marketplace');
  const nameId = useId();
  const isOpen = offer.buyable.allowed;
  const isSeated = offer.seating === 'seated' && onFindBest !== undefined;
  /** Three rows take 165 px. Their room is kept while they load: buttons below must not move under a press. */
  const ageCount = offer.agePrices.length;
  const chooseAges = (ages: AgeQuantity[]): void =>
    onChoose({
      quantity: ages.reduce((total, each) => total + each.quantity, 0),
      ages,
      ...(offer.fulfilment?.[0] ? { fulfilment: offer.fulfilment[0] } : {}),
    });
  return (
    <OfferFrame
      name={offer.name}
      nameId={nameId}
      description={offer.description}
      price={offer.price}
      isChosen={line !== undefined}
      onPoint={onPoint}
      inside={isOpen && isSeated && seats}
      badges={hasBadges(offer) && <OfferBadges offer={offer} />}
      action={
        isOpen && isSeated ? (
          <Button
            css={small}
            variant={line ? 'selected' : 'secondary'}
            loading={isFinding}
            aria-label={t('offer.findBest', { count: quantity })}
            aria-describedby={nameId}
            onClick={onFindBest}
          >
            {t('offer.best', { count: quantity })}
          </Button>
        ) : (
          isOpen &&
          ageCount === 0 && <OfferQuantity offer={offer} line={line} onChoose={onChoose} startAt={quantity} />
        )
      }
    >
      {(offer.row ?? offer.tiers) && (
        <Suspense>
          <OfferDetails offer={offer} zone={zone} />
        </Suspense>
      )}
      {isOpen && !isSeated && ageCount > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={`${ageCount * 55}px`} />}>
          <AgeSteppers offer={offer} ages={line?.ages ?? []} onAges={chooseAges} />
        </Suspense>
      )}
    </OfferFrame>
  );
}
