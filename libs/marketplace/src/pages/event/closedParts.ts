/** What a page shows once nothing is on sale any more, as one file: few visitors see it. */
export { ClosedNotice } from './ClosedNotice.tsx';
export { ClosedPill } from './ClosedPill.tsx';
