import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, Marketplace, Money } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Card, DateTime, LinkButton, Price, RichText, Stack, theme } from '@foyer/ui-kit';
import { isTaxAdded } from '../../model/offer/shownPrice.ts';
import { isLaterWay, isOpenWay } from '../../model/event/waysOf.ts';
import { useSignInFirst } from './useSignInFirst.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[5],
});
const words = css({ flex: '1 1 280px', minWidth: 0 });
const muted = css({ color: theme.color.contentMuted });
const next = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[5],
  [theme.media.tablet]: { textAlign: 'end' },
});

interface WayTimeProps {
  /** Namespace with the texts `closesAt`, `opensAt`, `resultsBy` and `card.closed`. */
  texts: 'draw' | 'auction';
  window: Marketplace;
  zone: string;
}

/** Time at which a way of getting in opens, closes, or has results. */
export function WayTime({ texts, window, zone }: WayTimeProps) {
  const { t, i18n } = useTranslation(texts);
  const { opensAt, closesAt, resultsAt } = window;
  const [key, instant] = isOpenWay(window)
    ? (['closesAt', closesAt] as const)
    : isLaterWay(window)
      ? (['opensAt', opensAt] as const)
      : (['resultsBy', resultsAt] as const);
  return (
    <p css={muted}>
      {key === 'resultsBy' && `${t('card.closed')} `}
      {instant !== undefined && (
        <RichText
          text={t(key)}
          elements={{ date: <DateTime value={instant} zone={zone} locale={i18n.language} showZone /> }}
        />
      )}
    </p>
  );
}

export interface OnlyWayCardProps {
  profile: EventProfile;
  window: Marketplace;
  title: string;
  /** Explanation, time, and further content. */
  children: ReactNode;
  /** Lowest all-in price, with its prefix. */
  price?: { prefix: string; from: Money } | undefined;
  link: string;
  /** Whether the link is the page's primary action. */
  isFirst: boolean;
}

/** Card of an event's only way of getting in, on the event page. */
export function OnlyWayCard(props: OnlyWayCardProps) {
  const { profile, window, title, children, price, link, isFirst } = props;
  const { t, i18n } = useTranslation('marketplace');
  const { eventId } = profile.summary;
  const href = usePaths().marketOffers({ eventId, marketplaceId: window.marketplaceId });
  const signInFirst = useSignInFirst(href);
  return (
    <Card as="section" css={{ boxShadow: `inset 0 0 0 1px ${theme.color.accentText}` }}>
      <div css={row}>
        <Stack gap={2} css={words}>
          <h2 css={{ fontSize: theme.text.title }}>{title}</h2>
          {children}
        </Stack>
        <div css={next}>
          {price && (
            <Price
              prefix={price.prefix}
              amount={formatMoney(price.from, i18n.language)}
              note={isTaxAdded(profile.summary, price.from) && t('event.plusTax')}
            />
          )}
          <LinkButton variant={isFirst ? 'primary' : 'secondary'} href={href} onClick={signInFirst}>
            {link}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
