import { css } from '@emotion/react';
import type { CartSelection } from '@foyer/contract';
import { useAuthentication } from '@foyer/identity';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams, useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import {
  Button,
  Container,
  DateTime,
  EmptyState,
  LinkButton,
  LiveRegion,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { useCartActions } from '../../components/cart/useCartActions.ts';
import { HoldProblemNotice } from '../../components/hold/HoldProblemNotice.tsx';
import { holdProblemOf, type HoldProblem } from '../../components/hold/holdProblem.ts';
import { offerTaken } from '../../model/cart/cartSlice.ts';
import { readDirectOffer, type DirectOffer } from '../../model/cart/directOffer.ts';

/**
 * Holds the offer of a link at the buyer's request, after signing up if needed, and opens checkout. Opening the link
 * holds nothing [BR-09]. The line keeps its guid, so a second press replaces its line.
 */
function useDirectHold({ eventId, offerGroupId, quantity }: DirectOffer, eventHref: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const paths = usePaths();
  const { requireSignedIn } = useAuthentication();
  const actions = useCartActions(eventId);
  const [problem, setProblem] = useState<HoldProblem>();
  const [isStarting, setStarting] = useState(false);
  const run = (change: Partial<CartSelection> = {}) =>
    requireSignedIn(async () => {
      const line = { cartGuid: `direct-${offerGroupId}`, offerGroupId, quantity, ...change };
      const result = await actions.hold(line);
      if ('error' in result) return setProblem(holdProblemOf(result.error));
      dispatch(offerTaken({ eventId, offerAddress: eventHref, rootOrigin: window.location.origin }));
      if (!result.hasLeft) await navigate(paths.checkout({ eventId }), { replace: true });
    });
  const hold = (change?: Partial<CartSelection>): void => {
    setStarting(true);
    setProblem(undefined);
    void run(change).then(() => setStarting(false));
  };
  return { hold, problem, isStarting };
}

/** Takes no row of the stack while it is empty. */
const holding = css({ '&:empty': { position: 'absolute' } });

/**
 * Event of the link with the button that holds its offer, the progress of the hold, and the reason for a refusal.
 */
function DirectHold({ offer }: { offer: DirectOffer }) {
  const { t, i18n } = useTranslation(['cart', 'checkout']);
  const { eventId } = offer;
  const paths = usePaths();
  const navigate = useNavigate();
  const { data } = useGetEventProfileQuery({ eventId });
  const event = data?.summary;
  const eventHref = paths.event({ eventId, vanityName: event?.vanityName });
  const { hold, problem, isStarting } = useDirectHold(offer, eventHref);
  return (
    <Stack gap={6}>
      <header>
        <h1>{event?.shortName ?? t('checkout.title')}</h1>
        {event && (
          <p css={{ color: theme.color.contentMuted }}>
            <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
            {event.venue && (
              <>
                <br />
                {`${event.venue.name}, ${event.venue.city}`}
              </>
            )}
          </p>
        )}
      </header>
      <LiveRegion css={holding}>{isStarting && <p>{t('checkout:direct.holding')}</p>}</LiveRegion>
      {isStarting && <Skeleton shape="block" height="160px" />}
      {problem && (
        <HoldProblemNotice
          problem={problem}
          onTake={(seats) =>
            hold({ quantity: seats.length, seatCodes: seats.map(({ seatCode }) => seatCode) })
          }
          onSplit={() => hold({ maySplit: true })}
          onFewer={(available) =>
            available > 0 ? hold({ quantity: available }) : void navigate(eventHref, { replace: true })
          }
          action={<LinkButton href={eventHref}>{t('checkout.backToEvent')}</LinkButton>}
        />
      )}
      {!problem && !isStarting && (
        <>
          <p>{t('checkout:direct.offer', { count: offer.quantity })}</p>
          <div>
            <Button variant="primary" onClick={() => hold()}>
              {t('checkout:direct.goOn')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/**
 * Page of a link to an offer, which organisers share: its button holds the offer and opens checkout [C2.03c].
 */
export function DirectCheckoutPage() {
  const { t } = useTranslation(['cart', 'checkout']);
  const [search] = useSearchParams();
  const paths = usePaths();
  const offer = readDirectOffer(search);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('checkout.title')}</title>
      {offer ? (
        <DirectHold key={search.toString()} offer={offer} />
      ) : (
        <EmptyState
          headingLevel={1}
          title={t('checkout:direct.invalid')}
          action={
            <LinkButton variant="primary" href={paths.discover()}>
              {t('checkout:direct.discover')}
            </LinkButton>
          }
        >
          {t('checkout:direct.invalidHint')}
        </EmptyState>
      )}
    </Container>
  );
}
