import type { SeatRef } from '../model/seatModel.ts';

/** Where the keyboard is, or the pointer; sections by their position in the chart. */
export type MapPlace =
  { readonly kind: 'section'; readonly section: number } | { readonly kind: 'seat'; readonly seat: SeatRef };
