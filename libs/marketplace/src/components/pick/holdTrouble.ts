export { HoldProblemNotice } from '@foyer/cart';
