import { css } from '@emotion/react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlusTax, type PriceBreakdown as PriceParts } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { ChevronDownIcon, Inline, Price, PriceBreakdown, Skeleton, theme, lazyPart } from '@foyer/ui-kit';
import { Unreachable } from '../pick/LazyHoldProblem.tsx';

/** Loaded on demand: few buyers open more than one. */
const OfferPriceParts = lazyPart(
  async () => (await import('./OfferPriceParts.tsx')).OfferPriceParts,
  Unreachable,
);

const card = css({
  display: 'grid',
  gap: theme.space[1],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface1,
  border: '2px solid transparent',
});
const chosen = css({ borderColor: theme.color.accentText });
const head = css({ position: 'relative', display: 'flex', gap: theme.space[4], alignItems: 'start' });
/** Beside a picture, a phone has no room for name and price on one line. */
const pictured = css({
  [theme.media.belowTablet]: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    rowGap: theme.space[2],
    '> :last-child': { gridColumn: 2, textAlign: 'left' },
  },
});
const words = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const figure = css({ flex: 'none', textAlign: 'right' });
const title = css({ fontSize: theme.text.large, lineHeight: 1.25 });
const detail = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
/** The name opens what is inside; all of the card's head can be pressed. */
const opener = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
const picture = css({
  flex: 'none',
  width: '72px',
  height: '72px',
  objectFit: 'cover',
  borderRadius: theme.radius.medium,
  background: theme.color.surface2,
});

export interface OfferFrameProps {
  name: string;
  /** Of the heading with the name. */
  nameId?: string;
  description: string;
  price: PriceParts;
  pictureUrl?: string | undefined;
  isChosen: boolean;
  /** Stock and minimum age. */
  badges?: ReactNode;
  /** Control for choosing the offer, beside the toggle of the price breakdown. */
  action?: ReactNode;
  /** What the name opens and closes. */
  inside?: ReactNode;
  /** Choices required before the quantity, such as a size. */
  children?: ReactNode;
  /** Called when pointer or focus comes to the card, and when it leaves. */
  onPoint?: ((isOn: boolean) => void) | undefined;
}

/** Frame of an offer card: name, all-in price, breakdown on request, and the control for choosing it [C3.18]. */
export function OfferFrame(props: OfferFrameProps) {
  const {
    name,
    nameId,
    description,
    price,
    pictureUrl,
    isChosen,
    badges,
    action,
    inside,
    children,
    onPoint,
  } = props;
  const { t, i18n } = useTranslation('marketplace');
  const [isOpen, setOpen] = useState(false);
  const point = (isOn: boolean) => () => onPoint?.(isOn);
  return (
    <li
      css={[card, isChosen && chosen]}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      <div css={[head, pictureUrl !== undefined && pictured]}>
        {pictureUrl !== undefined && <img css={picture} src={pictureUrl} alt="" loading="lazy" />}
        <div css={words}>
          <h3 id={nameId} css={title}>
            {inside ? (
              <button type="button" css={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {name} <ChevronDownIcon size={18} />
              </button>
            ) : (
              name
            )}
          </h3>
          {description !== '' && <p css={detail}>{description}</p>}
        </div>
        <div css={figure}>
          <Price
            amount={formatMoney(price.allIn, i18n.language)}
            note={isPlusTax(price) && t('event.plusTax')}
          />
        </div>
      </div>
      {isOpen && inside}
      {badges && <Inline gap={2}>{badges}</Inline>}
      {children}
      <PriceBreakdown label={t('offer.parts')} aside={action}>
        <Suspense fallback={<Skeleton shape="block" height="120px" />}>
          <OfferPriceParts price={price} />
        </Suspense>
      </PriceBreakdown>
    </li>
  );
}
