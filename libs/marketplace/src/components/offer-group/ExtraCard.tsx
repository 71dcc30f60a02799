import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { Chip, Inline, theme } from '@foyer/ui-kit';
import type { ExtraProduct } from '../../model/offer/extraProducts.ts';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import { FulfilmentChoice } from './choice/FulfilmentChoice.tsx';
import { GiftOfOffer, priceOf } from './choice/GiftOfOffer.tsx';
import { hasBadges, OfferBadges } from './OfferBadges.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { fulfilmentOf, OfferQuantity, type OfferChoice } from './choice/OfferQuantity.tsx';

const variants = css({ paddingBlock: theme.space[2] });
const hint = css({ color: theme.color.contentMuted });

export interface ExtraCardProps {
  product: ExtraProduct;
  lines: readonly PickLine[];
  onChoose: (offer: OfferGroup, choice: OfferChoice) => void;
}

/** Card of an extra, such as a shirt or parking; its sizes share one card, and the buyer picks one before a number [C3.18]. */
export function ExtraCard({ product, lines, onChoose }: ExtraCardProps) {
  const { t } = useTranslation('marketplace');
  const { offers, name } = product;
  const lineOf = (offer: OfferGroup) => lines.find((each) => each.offerGroupId === offer.offerGroupId);
  const [wantedId, setWantedId] = useState<string>();
  const wanted =
    offers.find((offer) => offer.offerGroupId === wantedId) ??
    offers.find((offer) => lineOf(offer)) ??
    (offers.length > 1 ? undefined : offers[0]);
  const shown = wanted ?? offers.find(({ buyable }) => buyable.allowed) ?? offers[0];
  const line = lineOf(shown);
  /** The first size that is pressed is taken at once; a further one can be, beside it or instead. */
  const pickSize = (offer: OfferGroup): void => {
    setWantedId(offer.offerGroupId);
    const fulfilment = fulfilmentOf(offer, undefined);
    if (!offers.some(lineOf) && offer.buyable.allowed && !offer.amounts)
      onChoose(offer, { quantity: 1, ...(fulfilment ? { fulfilment } : {}) });
  };
  const choose = (choice: OfferChoice): void => onChoose(shown, choice);
  return (
    <OfferFrame
      name={name}
      description={shown.description}
      price={priceOf(shown, line)}
      pictureUrl={shown.imageUrl}
      isChosen={offers.some(lineOf)}
      badges={(wanted ?? !shown.buyable.allowed) && hasBadges(shown) && <OfferBadges offer={shown} />}
      action={
        shown.buyable.allowed &&
        !shown.amounts &&
        (wanted ? (
          <OfferQuantity offer={shown} line={line} onChoose={choose} />
        ) : (
          <span css={hint}>{t('offer.pickOne')}</span>
        ))
      }
    >
      {offers.length > 1 && (
        <Inline css={variants} gap={2} role="group" aria-label={t('offer.variants', { name })}>
          {offers.map((offer) => {
            const count = lineOf(offer)?.quantity ?? 0;
            return (
              <Chip key={offer.offerGroupId} selected={offer === wanted} onClick={() => pickSize(offer)}>
                {count > 0
                  ? t('offer.variantAmount', { variant: offer.variantName, amount: count })
                  : offer.variantName}
              </Chip>
            );
          })}
        </Inline>
      )}
      {wanted?.buyable.allowed && <GiftOfOffer offer={wanted} line={line} onChoose={choose} />}
      {wanted && <FulfilmentChoice offer={wanted} line={line} onChoose={choose} />}
    </OfferFrame>
  );
}
