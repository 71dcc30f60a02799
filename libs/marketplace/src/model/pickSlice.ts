import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AgeQuantity, Fulfilment } from '@foyer/contract';

/** What a fan wants of one offer group before anything is held. */
export interface PickLine {
  offerGroupId: string;
  quantity: number;
  /** Of seated offers; as many as the quantity. */
  seatCodes: string[];
  ages?: AgeQuantity[];
  fulfilment?: Fulfilment;
}
export interface EventPick {
  lines: PickLine[];
}
/** Picks by event. They outlive the way through sign-up, and a reload. */
export interface PickState {
  byEvent: Record<string, EventPick>;
}

const initialState: PickState = { byEvent: {} };

export interface SeatToggled {
  eventId: string;
  offerGroupId: string;
  seatCode: string;
  /** How many {product} one may have. */
  maximum: number;
}

const linesOf = (state: PickState, eventId: string): PickLine[] =>
  (state.byEvent[eventId] ??= { lines: [] }).lines;
const withoutEmpty = (state: PickState, eventId: string): void => {
  const pick = state.byEvent[eventId];
  if (pick) pick.lines = pick.lines.filter((line) => line.quantity > 0);
};
const seatCount = (lines: readonly PickLine[]): number =>
  lines.reduce((sum, line) => sum + line.seatCodes.length, 0);

export const pickSlice = createSlice({
  name: 'pick',
  initialState,
  reducers: {
    /** A seat is picked, or given back; beyond the limit the press changes nothing [C5.03]. */
    seatToggled: (state, { payload }: PayloadAction<SeatToggled>) => {
      const { eventId, offerGroupId, seatCode, maximum } = payload;
      const lines = linesOf(state, eventId);
      const holder = lines.find((line) => line.seatCodes.includes(seatCode));
      if (holder) {
        holder.seatCodes = holder.seatCodes.filter((each) => each !== seatCode);
        holder.quantity = holder.seatCodes.length;
        return withoutEmpty(state, eventId);
      }
      if (seatCount(lines) >= maximum) return;
      const line = lines.find((each) => each.offerGroupId === offerGroupId);
      if (line) {
        line.seatCodes.push(seatCode);
        line.quantity = line.seatCodes.length;
      } else lines.push({ offerGroupId, quantity: 1, seatCodes: [seatCode] });
    },
    /** Seats replace every seat that was picked in the event: best available, or the next best. */
    seatsReplaced: (
      state,
      { payload }: PayloadAction<{ eventId: string; offerGroupId: string; seatCodes: string[] }>,
    ) => {
      const { eventId, offerGroupId, seatCodes } = payload;
      const others = linesOf(state, eventId).filter((line) => line.seatCodes.length === 0);
      state.byEvent[eventId] = {
        lines: [{ offerGroupId, quantity: seatCodes.length, seatCodes }, ...others],
      };
      withoutEmpty(state, eventId);
    },
    /** The line that lost seats to somebody else takes the next best ones; other lines stay [C8.12]. */
    seatsExchanged: (
      state,
      { payload }: PayloadAction<{ eventId: string; lost: string[]; seatCodes: string[] }>,
    ) => {
      const { eventId, lost, seatCodes } = payload;
      const line = linesOf(state, eventId).find((each) => each.seatCodes.some((code) => lost.includes(code)));
      if (!line) return;
      line.seatCodes = seatCodes;
      line.quantity = seatCodes.length;
    },
    /** As many as are left of something without a seat; ages fall back to adults, as they no longer add up. */
    quantityReduced: (
      state,
      { payload }: PayloadAction<{ eventId: string; offerGroupId: string; quantity: number }>,
    ) => {
      const { eventId, offerGroupId, quantity } = payload;
      const line = linesOf(state, eventId).find((each) => each.offerGroupId === offerGroupId);
      if (!line) return;
      line.quantity = quantity;
      line.seatCodes = line.seatCodes.slice(0, quantity);
      delete line.ages;
      withoutEmpty(state, eventId);
    },
    /** How many of something without a seat; none takes it out. */
    quantityChosen: (
      state,
      { payload }: PayloadAction<{ eventId: string; line: Omit<PickLine, 'seatCodes'> }>,
    ) => {
      const { eventId, line } = payload;
      const lines = linesOf(state, eventId);
      const known = lines.findIndex((each) => each.offerGroupId === line.offerGroupId);
      const next = { ...line, seatCodes: [] };
      if (known >= 0) lines[known] = next;
      else lines.push(next);
      withoutEmpty(state, eventId);
    },
    /** Held now, or given up. */
    pickCleared: (state, { payload }: PayloadAction<{ eventId: string }>) => {
      delete state.byEvent[payload.eventId];
    },
  },
});

export const { seatToggled, seatsReplaced, seatsExchanged, quantityReduced, quantityChosen, pickCleared } =
  pickSlice.actions;

/** Whether a stored state can be trusted to be one of ours. */
export function isPickState(value: unknown): value is PickState {
  if (typeof value !== 'object' || value === null || !('byEvent' in value)) return false;
  const { byEvent } = value;
  if (typeof byEvent !== 'object' || byEvent === null) return false;
  return Object.values(byEvent).every(
    (pick: unknown) =>
      typeof pick === 'object' &&
      pick !== null &&
      'lines' in pick &&
      Array.isArray(pick.lines) &&
      pick.lines.every(isLine),
  );
}

const isLine = (line: unknown): line is PickLine =>
  typeof line === 'object' &&
  line !== null &&
  'offerGroupId' in line &&
  'quantity' in line &&
  typeof line.quantity === 'number' &&
  'seatCodes' in line &&
  Array.isArray(line.seatCodes);
