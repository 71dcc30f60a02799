import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useGetEventProfileQuery, useListUpsellsQuery } from '@foyer/api-client/marketplace';
import { isPlusTax, type OfferGroup, type SalesGroup } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Button, Inline, Stack, theme, type OverlayControls } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { extraProducts } from '../../../model/offer/extraProducts.ts';
import { withCode } from '../../../model/offer/offerFilters.ts';
import { useWhiteLabelFlags } from '../frame/useWhiteLabelFlags.ts';

export interface AddedDialogProps extends OverlayControls {
  eventId: string;
  marketplaceCode: string | undefined;
  /** Name of the offer. */
  name: string;
  /** Whether the cart had it before. */
  isEdited: boolean;
  onKeepShopping: () => void;
  onCheckout: () => void;
  onUpsell: (offer: OfferGroup) => void;
}

/** Number of extras that fit beside the text of the overlay on a phone. */
const mostUpsells = 3;
const list = css({ listStyle: 'none', display: 'grid', gap: theme.space[3] });
const upsell = css({ display: 'flex', gap: theme.space[3], alignItems: 'center' });
const words = css({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });
const picture = css({
  flex: 'none',
  width: '48px',
  height: '48px',
  objectFit: 'cover',
  borderRadius: theme.radius.medium,
});

interface UpsellsProps {
  offers: readonly OfferGroup[];
  /** Headings of the event, whose names items with several sizes carry. */
  headings: readonly SalesGroup[];
  onChoose: (offer: OfferGroup) => void;
}

/** Extras that are not in the cart; one of each item, since its sizes are chosen on its page [C7.48]. */
function Upsells({ offers, headings, onChoose }: UpsellsProps) {
  const { t, i18n } = useTranslation(['transaction', 'marketplace']);
  const products = extraProducts(offers, headings);
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h3 css={{ fontSize: theme.text.large }}>{t('added.upsells')}</h3>
      <ul css={list}>
        {products.slice(0, mostUpsells).map(({ name, offers: [offer] }) => (
          <li key={offer.offerGroupId} css={upsell}>
            {offer.imageUrl !== undefined && <img css={picture} src={offer.imageUrl} alt="" loading="lazy" />}
            <div css={words}>
              <p>{name}</p>
              <p css={{ color: theme.color.contentMuted }}>
                {formatMoney(offer.price.allIn, i18n.language)}
                {isPlusTax(offer.price) && ` ${t('marketplace:event.plusTax')}`}
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={t('chooseOffer', { name })}
              onClick={() => onChoose(offer)}
            >
              {t('choose')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Overlay after a hold: the added or changed item, and the next step [C2.24]. */
export function AddedDialog(props: AddedDialogProps) {
  const { open, close, eventId, marketplaceCode, name, isEdited } = props;
  const { onKeepShopping, onCheckout, onUpsell } = props;
  const { t } = useTranslation('transaction');
  const { preventKeepShopping } = useWhiteLabelFlags();
  const question = withCode({ eventId }, marketplaceCode);
  const { data: profile } = useGetEventProfileQuery(question);
  const { data } = useListUpsellsQuery(question, {
    skip: preventKeepShopping,
    refetchOnMountOrArgChange: true,
  });
  const andThen = (next: () => void) => () => {
    close();
    next();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(isEdited ? 'added.edited' : 'added.title')}
      footer={
        <Inline gap={3}>
          {!preventKeepShopping && (
            <Button variant="secondary" onClick={andThen(onKeepShopping)}>
              {t('added.keepShopping')}
            </Button>
          )}
          <Button variant="primary" onClick={andThen(onCheckout)}>
            {t('added.checkout')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={5}>
        <p>{t(isEdited ? 'added.editedHint' : 'added.hint', { name })}</p>
        {data && profile && (
          <Upsells
            offers={data.offerGroups}
            headings={profile.salesGroups}
            onChoose={(offer) => andThen(() => onUpsell(offer))()}
          />
        )}
      </Stack>
    </Dialog>
  );
}
