import { css } from '@emotion/react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSelection } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { usePlaceText } from '@foyer/cart';
import { Button, ErrorState, LiveRegion, Notice, RoomAboveBar, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { PickedSeats } from '../../../components/pick/PickedSeats.tsx';
import { pickedSeats } from '../../../model/pick/pickedSeats.ts';
import { useTakeSeats } from './useTakeSeats.ts';

/** Loaded from the picker of the event page, with which it shares the map. */
const SeatStage = lazy(async () => {
  const { loadSeatStage } = await import('../../../components/seat-picker/SeatPicker.tsx');
  return { default: (await loadSeatStage()).SeatStage };
});

/** Within the window, however high the map is. */
const takeBar = css({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  paddingBlock: theme.space[3],
  background: theme.color.background,
});
const waiting = <Skeleton shape="block" ratio={4 / 3} />;

/**
 * Seats of the offer on a map or in a list, the picked ones, and the button that takes them [C3.35c, C5.11].
 */
export function SeatChoice({ selection }: { selection: SeatSelection }) {
  const { t } = useTranslation('auction');
  const { t: tEvent } = useTranslation('marketplace');
  const { offer, sections, bestSeatCodes } = selection;
  const { offerGroupId, quantity, event } = offer;
  const [picked, setPicked] = useState<readonly string[]>([]);
  const forget = useCallback((lost: readonly string[]) => {
    setPicked((before) => before.filter((code) => !lost.includes(code)));
  }, []);
  const { take, isTaking, problem } = useTakeSeats(offer, picked, forget);
  const sectionCodes = useMemo(() => sections.map(({ sectionCode }) => sectionCode), [sections]);
  const { data: chart, error, refetch } = useGetSeatChartQuery({ eventId: event.eventId, sectionCodes });
  // At the limit, a further seat replaces the first one.
  const toggle = (seatCode: string): void =>
    setPicked((before) =>
      before.includes(seatCode)
        ? before.filter((code) => code !== seatCode)
        : [...before, seatCode].slice(-quantity),
    );
  const bar = useRef<HTMLDivElement>(null);
  const placeText = usePlaceText();
  const names = useMemo(
    () => new Map(chart?.sections.map(({ sectionCode, name }) => [sectionCode, name])),
    [chart],
  );
  const seatsOf = (seatCodes: readonly string[]) =>
    pickedSeats([{ offerGroupId, quantity: seatCodes.length, seatCodes: [...seatCodes] }], (code) =>
      names.get(code),
    );
  const label = placeText({ seats: seatsOf(bestSeatCodes) });
  // The map begins where the offer's seats are, and not with the whole hall.
  const best = useMemo(() => ({ seatCodes: bestSeatCodes, label }), [bestSeatCodes, label]);
  const isAtBest = picked.every((code) => bestSeatCodes.includes(code));
  if (!chart) {
    if (error === undefined) return waiting;
    return (
      <ErrorState title={tEvent('seatMap.failed')} onRetry={() => void refetch()}>
        {errorText(tEvent, error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={4}>
      <div>
        <Button onClick={() => setPicked(bestSeatCodes)}>
          {tEvent('offer.findBest', { count: quantity })}
        </Button>
      </div>
      <Suspense fallback={waiting}>
        <SeatStage
          chart={chart}
          seats={selection}
          selection={picked}
          onToggle={toggle}
          spotlight={isAtBest ? best : undefined}
        />
      </Suspense>
      <PickedSeats
        seats={seatsOf(picked)}
        offers={[]}
        onRemove={(_offerGroupId, seatCode) => toggle(seatCode)}
      />
      <LiveRegion>{problem !== undefined && <Notice tone="warning">{problem}</Notice>}</LiveRegion>
      <div ref={bar} css={takeBar}>
        <RoomAboveBar bar={bar} />
        <Button variant="primary" size="large" loading={isTaking} onClick={take}>
          {t('pick.take', { count: quantity })}
        </Button>
      </div>
    </Stack>
  );
}
