export {};
export { areContiguous, bestAvailable, strandedSeats } from './seating/bestAvailable.ts';
export type { SeatingBlock, SeatingRequest, SeatingRow } from './seating/seatingRow.ts';
