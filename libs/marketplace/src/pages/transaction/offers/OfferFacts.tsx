import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isPlusTax, type OfferGroupDetail } from '@foyer/contract';
import { formatMoney, listText } from '@foyer/util';
import { Chip, Inline, Price, Stack, theme } from '@foyer/ui-kit';
import { hasBadges, OfferBadges } from '../../../components/offer-group/OfferBadges.tsx';
import { OfferDetails } from '../../../components/offer-group/OfferDetails.tsx';
import { PackageParts } from './PackageParts.tsx';
import { optionsStepOf } from './stepOfCategory.ts';
import { useTransaction } from '../frame/useTransaction.ts';

const note = css({ color: theme.color.contentMuted });
const picture = css({
  width: '160px',
  height: '160px',
  objectFit: 'cover',
  borderRadius: theme.radius.large,
  background: theme.color.surface2,
});

/** Name, price, choices, gates and contents of an offer [C2.24, C3.18]. */
export function OfferFacts({ detail, zone }: { detail: OfferGroupDetail; zone: string }) {
  const { t, i18n } = useTranslation(['transaction', 'marketplace']);
  const navigate = useNavigate();
  const { linkTo } = useTransaction();
  const { offerGroup: offer, choiceSets, gates, parts } = detail;
  return (
    <Stack gap={3}>
      {offer.imageUrl !== undefined && <img css={picture} src={offer.imageUrl} alt="" />}
      <h2>{offer.name}</h2>
      {offer.description !== '' && <p css={note}>{offer.description}</p>}
      <Price
        amount={formatMoney(offer.price.allIn, i18n.language)}
        note={[
          offer.price.fees.length > 0 && t('allIn'),
          isPlusTax(offer.price) && t('marketplace:event.plusTax'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {offer.packageKind && <p css={note}>{t(`packageKind.${offer.packageKind}`)}</p>}
      {hasBadges(offer) && (
        <Inline gap={2}>
          <OfferBadges offer={offer} />
        </Inline>
      )}
      <OfferDetails offer={offer} zone={zone} />
      <PackageParts parts={parts} />
      {gates.length > 0 && (
        <p>{t('gates', { count: gates.length, gates: listText(gates, i18n.language, 'disjunction') })}</p>
      )}
      {choiceSets.map(({ choiceSetId, name, choices }) => (
        <Inline key={choiceSetId} gap={2} role="group" aria-label={name}>
          {choices.map((choice) => (
            <Chip
              key={choice.choiceId}
              selected={choice.choiceId === offer.offerGroupId}
              onClick={() =>
                void navigate(linkTo(optionsStepOf(offer.category), choice.choiceId), { replace: true })
              }
            >
              {choice.name}
            </Chip>
          ))}
        </Inline>
      ))}
    </Stack>
  );
}
