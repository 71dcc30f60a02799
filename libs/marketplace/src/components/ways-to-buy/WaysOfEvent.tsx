import { css } from '@emotion/react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { useTutorial } from '@foyer/identity';
import { Button, Grid, Inline, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { WayCard } from './WayCard.tsx';
import type { Way, WayType } from '../../model/event/waysOf.ts';

/** Loaded on demand: fans who know the ways never open it. */
const WhichWayDialog = lazy(async () => ({ default: (await import('./wayDialogs.ts')).WhichWayDialog }));

/** Loaded on demand: only the pages of a Wish List or My Price open it. */
const BuyNowSheet = lazy(async () => ({ default: (await import('./wayDialogs.ts')).BuyNowSheet }));

const list = css({ listStyle: 'none', padding: 0, alignItems: 'stretch' });
/** Keeps the following content clear of the header. */
const end = css({ scrollMarginTop: theme.size.header });

export interface WaysOfEventProps {
  event: EventSummary;
  /** Two or more. */
  ways: readonly Way[];
  /** Way whose own page this is. */
  here: WayType;
}

/** Ways to get into an event, side by side, with a comparison for newcomers [C1.01, C2.17]. */
export function WaysOfEvent({ event, ways, here }: WaysOfEventProps) {
  const { t } = useTranslation('ways');
  const overlays = useOverlays();
  const navigate = useNavigate();
  const paths = usePaths();
  const { isShown: isNew, dismiss } = useTutorial('market');
  const compare = (): void => {
    overlays.open((controls) => (
      <Suspense>
        <WhichWayDialog {...controls} event={event} ways={ways} />
      </Suspense>
    ));
    dismiss();
  };
  const { eventId, vanityName } = event;
  const buyNow = ({ window: { marketplaceId } }: Way): void => {
    const toOffer = (offerGroupId: string): void =>
      void navigate(`${paths.transactionDetail({ eventId, marketplaceId })}?offer=${offerGroupId}`);
    overlays.open((controls) => (
      <Suspense>
        <BuyNowSheet
          {...controls}
          eventId={eventId}
          marketplaceId={marketplaceId}
          onChoose={toOffer}
          onEvent={() => void navigate(paths.event({ eventId, vanityName }))}
        />
      </Suspense>
    ));
  };
  const below = useRef<HTMLDivElement>(null);
  // On phones, the other cards separate the button from the offers.
  const showBelow = (): void => {
    below.current?.scrollIntoView();
    below.current?.focus({ preventScroll: true });
  };
  return (
    <Stack as="section" gap={4}>
      <h2 css={{ fontSize: theme.text.title }}>{t('title')}</h2>
      <Grid as="ul" minColumn={300} css={list}>
        {ways.map((way) => (
          <WayCard
            key={way.type}
            event={event}
            way={way}
            isHere={way.type === here}
            onBelow={showBelow}
            onBuyNow={() => buyNow(way)}
          />
        ))}
      </Grid>
      <Inline gap={3}>
        {isNew && <p>{t('new')}</p>}
        <Button variant={isNew ? 'secondary' : 'text'} onClick={compare}>
          {t('which')}
        </Button>
      </Inline>
      <div ref={below} tabIndex={-1} css={end} />
    </Stack>
  );
}
