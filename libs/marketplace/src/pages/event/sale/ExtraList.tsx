import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup, SalesGroup } from '@foyer/contract';
import { Stack } from '@foyer/ui-kit';
import { ExtraCard, type ExtraCardProps } from '../../../components/offer-group/ExtraCard.tsx';
import { OfferHeading } from '../../../components/offer-group/OfferHeading.tsx';
import { extraProducts } from '../../../model/offer/extraProducts.ts';

export interface ExtraListProps extends Pick<ExtraCardProps, 'lines' | 'onChoose'> {
  offers: readonly OfferGroup[];
  salesGroups: readonly SalesGroup[];
}

/** Extras of an event: merchandise, parking, donations; renders nothing without extras [C3.02]. */
export function ExtraList({ offers, salesGroups, lines, onChoose }: ExtraListProps) {
  const { t } = useTranslation('marketplace');
  const products = useMemo(() => extraProducts(offers, salesGroups), [offers, salesGroups]);
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <OfferHeading>{t('offer.extras')}</OfferHeading>
      <Stack as="ul" gap={2} css={{ listStyle: 'none' }}>
        {products.map((product) => (
          <ExtraCard
            key={product.offers[0].offerGroupId}
            product={product}
            lines={lines}
            onChoose={onChoose}
          />
        ))}
      </Stack>
    </Stack>
  );
}
