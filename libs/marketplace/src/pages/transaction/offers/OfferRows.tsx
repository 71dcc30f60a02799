import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { EmptyState, LinkButton, Stack } from '@foyer/ui-kit';
import { hasBadges, OfferBadges } from '../../../components/offer-group/OfferBadges.tsx';
import { OfferDetails } from '../../../components/offer-group/OfferDetails.tsx';
import { OfferFrame } from '../../../components/offer-group/OfferFrame.tsx';
import { optionsStepOf } from './stepOfCategory.ts';
import { useTransaction } from '../frame/useTransaction.ts';

export interface OfferRowsProps {
  offers: readonly OfferGroup[];
  /** Time zone of the event. */
  zone: string;
}

/** List of offers, each leading to its own page. */
export function OfferRows({ offers, zone }: OfferRowsProps) {
  const { t } = useTranslation('transaction');
  const { linkTo } = useTransaction();
  if (offers.length === 0) return <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>;
  return (
    <Stack as="ul" gap={3} css={{ listStyle: 'none' }}>
      {offers.map((offer) => (
        <OfferFrame
          key={offer.offerGroupId}
          name={offer.name}
          description={offer.description}
          price={offer.price}
          pictureUrl={offer.imageUrl}
          isChosen={false}
          badges={hasBadges(offer) && <OfferBadges offer={offer} />}
          action={
            <LinkButton
              href={linkTo(optionsStepOf(offer.category), offer.offerGroupId)}
              aria-label={t('chooseOffer', { name: offer.name })}
            >
              {t('choose')}
            </LinkButton>
          }
        >
          <OfferDetails offer={offer} zone={zone} />
        </OfferFrame>
      ))}
    </Stack>
  );
}
