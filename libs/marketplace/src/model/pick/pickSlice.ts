import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartSelection } from '@foyer/contract';
import { keepForOwner, personKnown } from '@foyer/api-client';
import { isLineOf } from './lineOfOffer.ts';

/** Selection of one offer group that is picked but not held yet, so that it has no cartGuid. */
export type PickLine = Pick<
  CartSelection,
  'offerGroupId' | 'offerId' | 'quantity' | 'ages' | 'fulfilment' | 'amount'
> & {
  /** Seats of a seated offer, as many as the quantity. */
  seatCodes: string[];
};
export interface EventPick {
  lines: PickLine[];
}
/** Picks by event; they survive signing up and a reload. */
export interface PickState {
  byEvent: Record<string, EventPick>;
  /** Last known user; a visitor's picks pass to the first user who signs in [I4.15]. */
  ownerId?: string;
}

const initialState: PickState = { byEvent: {} };

export interface SeatToggled {
  eventId: string;
  offerGroupId: string;
  seatCode: string;
  /** Maximum number of {product} per person. */
  maximum: number;
}

const linesOf = (state: PickState, eventId: string): PickLine[] =>
  (state.byEvent[eventId] ??= { lines: [] }).lines;
const isOfOrganiser = ({ offerId }: PickLine): boolean => offerId === undefined;
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
    /** Picks or unpicks a seat; at the limit a press changes nothing [C5.03]. */
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
      const line = lines.find((each) => isOfOrganiser(each) && each.offerGroupId === offerGroupId);
      if (line) {
        line.seatCodes.push(seatCode);
        line.quantity = line.seatCodes.length;
      } else lines.push({ offerGroupId, quantity: 1, seatCodes: [seatCode] });
    },
    /** Replaces all picked seats of an event by the best available or the next best. */
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
    /** Gives the next best seats to the line that lost seats to another buyer; other lines stay [C8.12]. */
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
    /** Reduces a line to the available quantity; ages reset to adults, because they no longer add up. */
    quantityReduced: (
      state,
      { payload }: PayloadAction<{ eventId: string; offerGroupId: string; quantity: number }>,
    ) => {
      const { eventId, offerGroupId, quantity } = payload;
      const line = linesOf(state, eventId).find(
        (each) => isOfOrganiser(each) && each.offerGroupId === offerGroupId,
      );
      if (!line) return;
      line.quantity = quantity;
      line.seatCodes = line.seatCodes.slice(0, quantity);
      delete line.ages;
      withoutEmpty(state, eventId);
    },
    /** Sets the quantity of a line without seats; zero removes the line. */
    quantityChosen: (
      state,
      { payload }: PayloadAction<{ eventId: string; line: Omit<PickLine, 'seatCodes'> }>,
    ) => {
      const { eventId, line } = payload;
      const lines = linesOf(state, eventId);
      const known = lines.findIndex((each) => isLineOf(each, line));
      const next = { ...line, seatCodes: [] };
      if (known >= 0) lines[known] = next;
      else lines.push(next);
      withoutEmpty(state, eventId);
    },
    /** Drops listings of fans that are gone. */
    listingsDropped: (state, { payload }: PayloadAction<{ eventId: string; offerIds: string[] }>) => {
      const { eventId, offerIds } = payload;
      const pick = state.byEvent[eventId];
      if (pick) pick.lines = pick.lines.filter(({ offerId }) => !offerIds.includes(offerId ?? ''));
    },
    /** Clears the pick of an event, after a hold or on request. */
    pickCleared: (state, { payload }: PayloadAction<{ eventId: string }>) => {
      delete state.byEvent[payload.eventId];
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(personKnown, (state, action) => keepForOwner(state, initialState, action)),
});

export const {
  listingsDropped,
  seatToggled,
  seatsReplaced,
  seatsExchanged,
  quantityReduced,
  quantityChosen,
  pickCleared,
} = pickSlice.actions;

/** Checks that a stored value has the shape of this slice. */
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
