export { SeatList } from '@foyer/seat-map';
