import { useEffect } from 'react';
import type { SeatSelection } from '@foyer/contract';
import { errorCodeOf, postFrameEvent, type FrameEvent } from '@foyer/api-client';

type PickCode = NonNullable<Extract<FrameEvent, { type: 'myPriceSeatsPicked' }>['code']>;

const codes: readonly string[] = [
  'myPricePickSeatsOfferNotFound',
  'myPricePickSeatsInvalidTime',
  'myPricePickSeatsExpiredTime',
] satisfies PickCode[];
const isPickCode = (code: string | undefined): code is PickCode => code !== undefined && codes.includes(code);

/** Reason why the caller has picked no seats and can pick none now. */
function refusalOf(selection: SeatSelection | undefined, error: unknown): string | undefined {
  if (!selection) return errorCodeOf(error) === 'notFound' ? 'myPricePickSeatsOfferNotFound' : undefined;
  const { seatPick, allowed } = selection.offer;
  if (seatPick?.pickedAt !== undefined || allowed.pickSeats.allowed) return undefined;
  return allowed.pickSeats.reason;
}

/** In a frame, tells the host page why there are no seats to pick, once for each reason [C3.37g, C3.37h, C3.37i]. */
export function useTellRefusedPick(
  offerId: string,
  { data, error }: { data?: SeatSelection | undefined; error?: unknown },
): void {
  const code = refusalOf(data, error);
  useEffect(() => {
    if (isPickCode(code)) postFrameEvent({ type: 'myPriceSeatsPicked', offerId, code });
  }, [offerId, code]);
}
