import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { MarketOffer } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import {
  Badge,
  Card,
  DateTime,
  Inline,
  LinkButton,
  RichText,
  Stack,
  TextLink,
  theme,
  type BadgeProps,
} from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { marketOfferDeadline } from './requestStages.ts';

const muted = css({ color: theme.color.contentMuted });

const tones: Record<MarketOffer['state'], NonNullable<BadgeProps['tone']>> = {
  open: 'accent',
  pendingPayment: 'accent',
  claimed: 'success',
  paymentFailed: 'danger',
  lost: 'neutral',
};

/** Standing bid for what fans resell: quantity, item and price, its state, and the next step [C2.08, C4.06, C4.08]. */
export function MarketOfferCard({ offer }: { offer: MarketOffer }) {
  const { t, i18n } = useTranslation('requested');
  const paths = usePaths();
  const { marketOfferId, event, name, quantity, price, total, state, lostReason, allowed } = offer;
  const { eventId, vanityName } = event;
  const word = state === 'lost' ? (lostReason ?? 'cancelled') : state;
  const until = marketOfferDeadline(offer) ?? event.startsAt;
  const date = <DateTime value={until} zone={event.timezone} locale={i18n.language} showZone />;
  const label = state === 'paymentFailed' ? 'market.fix' : 'market.change';
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={2}>
            <Badge tone={tones[state]}>{t(`market.state.${word}`)}</Badge>
            <span css={muted}>{t('market.name')}</span>
          </Inline>
          <h3 css={{ fontSize: theme.text.title, overflowWrap: 'anywhere' }}>
            <TextLink href={paths.event({ eventId, vanityName })}>{event.shortName}</TextLink>
          </h3>
          <p css={muted}>
            <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          </p>
          <p>{t('market.for', { count: quantity, name, price: formatMoney(price, i18n.language) })}</p>
        </Stack>
        <p>
          <RichText
            text={t(`market.text.${word}`, { total: formatMoney(total, i18n.language) })}
            elements={{ date }}
          />
        </p>
        <Inline gap={3}>
          {state === 'claimed' ? (
            <LinkButton variant="primary" href={paths.token({ eventId })}>
              {t('tokens')}
            </LinkButton>
          ) : (
            <LinkButton
              variant={state === 'paymentFailed' ? 'primary' : 'secondary'}
              href={paths.marketOffers({ eventId, marketplaceId: 'resale', marketOfferId })}
            >
              {t(allowed.edit.allowed ? label : 'market.see')}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
