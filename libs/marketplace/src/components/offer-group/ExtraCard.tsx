import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { Chip, Inline, theme } from '@foyer/ui-kit';
import type { ExtraProduct } from '../../model/extraProducts.ts';
import type { PickLine } from '../../model/pickSlice.ts';
import { FulfilmentChoice } from './FulfilmentChoice.tsx';
import { GiftOfOffer, priceOf } from './GiftOfOffer.tsx';
import { hasBadges, OfferBadges } from './OfferBadges.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { OfferQuantity, type OfferChoice } from './OfferQuantity.tsx';

const variants = css({ paddingBlock: theme.space[2] });

export interface ExtraCardProps {
  product: ExtraProduct;
  lines: readonly PickLine[];
  onChoose: (offer: OfferGroup, choice: OfferChoice) => void;
}

/** Card of an extra, such as a shirt or parking; its sizes share one card [C3.18]. */
export function ExtraCard({ product, lines, onChoose }: ExtraCardProps) {
  const { t } = useTranslation('marketplace');
  const { offers, name } = product;
  const lineOf = (offer: OfferGroup) => lines.find((each) => each.offerGroupId === offer.offerGroupId);
  const [wantedId, setWantedId] = useState<string>();
  const shown =
    offers.find((offer) => offer.offerGroupId === wantedId) ??
    offers.find((offer) => lineOf(offer)) ??
    offers[0];
  const line = lineOf(shown);
  const choose = (choice: OfferChoice): void => onChoose(shown, choice);
  return (
    <OfferFrame
      name={name}
      description={shown.description}
      price={priceOf(shown, line)}
      pictureUrl={shown.imageUrl}
      isChosen={offers.some(lineOf)}
      badges={hasBadges(shown) && <OfferBadges offer={shown} />}
      action={
        shown.buyable.allowed &&
        !shown.amounts && <OfferQuantity offer={shown} line={line} onChoose={choose} />
      }
    >
      {offers.length > 1 && (
        <Inline css={variants} gap={2} role="group" aria-label={t('offer.variants', { name })}>
          {offers.map((offer) => {
            const count = lineOf(offer)?.quantity ?? 0;
            return (
              <Chip
                key={offer.offerGroupId}
                selected={offer === shown}
                onClick={() => setWantedId(offer.offerGroupId)}
              >
                {count > 0
                  ? t('offer.variantAmount', { variant: offer.variantName, amount: count })
                  : offer.variantName}
              </Chip>
            );
          })}
        </Inline>
      )}
      {shown.buyable.allowed && <GiftOfOffer offer={shown} line={line} onChoose={choose} />}
      <FulfilmentChoice offer={shown} line={line} onChoose={choose} />
    </OfferFrame>
  );
}
