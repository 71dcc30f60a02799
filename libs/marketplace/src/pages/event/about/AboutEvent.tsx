import { css } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listedSale, type EventProfile, type EventSummary } from '@foyer/contract';
import { useDeployment, usePaths } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/shell/track';
import { LinkButton, Stack, TextLink, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { isTaxAdded, shownPrice } from '../../../model/offer/shownPrice.ts';
import { LaterDetails } from './LaterDetails.tsx';

const list = css({ listStyle: 'none', display: 'grid', gap: theme.space[2] });
const facts = css({
  display: 'grid',
  // Long place names wrap instead of making a phone scroll sideways.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: `${theme.space[2]} ${theme.space[5]}`,
  dt: { color: theme.color.contentMuted },
});

/** Range of the prices on sale, lowest to highest; one price where all cost the same. */
function PriceRange({ event }: { event: EventSummary }) {
  const { t, i18n } = useTranslation('marketplace');
  const [low, high] = [shownPrice(event), event.priceTo];
  if (!low) return null;
  const from = formatMoney(low, i18n.language);
  return (
    <>
      <dt>{t('about.prices')}</dt>
      <dd>
        {high && high.amount > low.amount
          ? t('seatMap.priceRange', { from, to: formatMoney(high, i18n.language) })
          : from}
        <br />
        {t(isTaxAdded(event, high ?? low) ? 'buy.note' : 'buy.noTax')}
      </dd>
    </>
  );
}

/** Performers, prices, place, organizer and sponsors of an event [C3.17]; a preview leads to no sale. */
export function AboutEvent({ profile, isPreview }: { profile: EventProfile; isPreview: boolean }) {
  const { t } = useTranslation('marketplace');
  const paths = usePaths();
  const { summary, description, lineup, sponsors } = profile;
  const { venue } = summary;
  const tell = useEffectEvent(() => track({ name: 'view_item', event: summary }));
  useEffect(() => tell(), [summary.eventId]);
  // Reads the flag directly: its lookup table would add to this page's download [I3.32].
  const namesPerformers = useDeployment()?.remoteConfig?.performersSection !== false;
  // Where fans name the price, the lowest one is no price, and the highest no limit.
  const hasPrices =
    listedSale(profile) === 'offers' && !profile.marketplaces.some(({ type }) => type === 'auction');
  return (
    <Stack gap={6} css={{ maxWidth: theme.size.measure }}>
      <section>
        <h2>{t('about.title')}</h2>
        <p css={{ marginTop: theme.space[3], whiteSpace: 'pre-line' }}>{description}</p>
      </section>
      {namesPerformers && lineup.length > 0 && (
        <section>
          <h2>{t('about.lineup')}</h2>
          <ul css={[list, { marginTop: theme.space[3] }]}>
            {lineup.map((entry) => (
              <li key={entry.performerId}>
                <TextLink href={paths.performer({ performerId: entry.performerId })}>{entry.name}</TextLink>
                {entry.genre && <span css={{ color: theme.color.contentMuted }}> · {entry.genre}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl css={facts}>
        {hasPrices && <PriceRange event={summary} />}
        {venue && (
          <>
            <dt>{t('about.venue')}</dt>
            <dd>
              <TextLink href={paths.location({ locationId: venue.locationId })}>
                {[venue.name, venue.address, venue.city, venue.region].filter(Boolean).join(', ')}
              </TextLink>
            </dd>
          </>
        )}
        <dt>{t('about.organiser')}</dt>
        <dd>
          <TextLink href={paths.client({ vanityName: summary.client.vanityName })}>
            {summary.client.name}
          </TextLink>
        </dd>
        {sponsors.length > 0 && (
          <>
            <dt>{t('about.sponsors')}</dt>
            <dd>
              <ul css={list}>
                {sponsors.map(({ name, role, url }) => (
                  <li key={name}>
                    {role && `${role} `}
                    {url ? (
                      <TextLink href={url} external>
                        {name}
                      </TextLink>
                    ) : (
                      name
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {!isPreview && (summary.saleState === 'open' || summary.saleState === 'endingSoon') && (
        <p>
          <LinkButton href={paths.transactionListings({ eventId: summary.eventId })}>
            {t('about.offers')}
          </LinkButton>
        </p>
      )}
      <LaterDetails profile={profile} />
    </Stack>
  );
}
