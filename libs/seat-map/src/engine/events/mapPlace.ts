import type { SeatRef } from '../../model/seatModel.ts';

/** Place of keyboard or pointer; sections by their index in the chart. */
export type MapPlace =
  { readonly kind: 'section'; readonly section: number } | { readonly kind: 'seat'; readonly seat: SeatRef };
