import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { EmptyState, Stack } from '@foyer/ui-kit';
import { OfferCard } from '../../components/offer-group/OfferCard.tsx';
import type { PickLine } from '../../model/pickSlice.ts';

export interface OfferListProps {
  title: string;
  offers: readonly OfferGroup[];
  lines: readonly PickLine[];
  quantity: number;
  isFinding?: boolean;
  onChoose: (offer: OfferGroup, choice: Omit<PickLine, 'offerGroupId' | 'seatCodes'>) => void;
  onFindBest?: (offer: OfferGroup) => void;
}

/** What is on sale, one below the other [C2.23]. */
export function OfferList({
  title,
  offers,
  lines,
  quantity,
  isFinding = false,
  onChoose,
  onFindBest,
}: OfferListProps) {
  const { t } = useTranslation('marketplace');
  return (
    <section>
      <Stack gap={4}>
        <h2>{title}</h2>
        {offers.length === 0 && <EmptyState title={t('offer.none')}>{t('offer.noneHint')}</EmptyState>}
        <Stack as="ul" gap={3} css={{ listStyle: 'none' }}>
          {offers.map((offer) => (
            <OfferCard
              key={offer.offerGroupId}
              offer={offer}
              line={lines.find((line) => line.offerGroupId === offer.offerGroupId)}
              quantity={quantity}
              isFinding={isFinding}
              onQuantity={(choice) => onChoose(offer, choice)}
              onFindBest={onFindBest && (() => onFindBest(offer))}
            />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
