/** Calendar of events and the choice between views, as one file that only the page of all events loads. */
export { EventCalendar } from './EventCalendar.tsx';
export { ViewChoice } from './ViewChoice.tsx';
