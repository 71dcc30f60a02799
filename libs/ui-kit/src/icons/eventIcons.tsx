import { iconOf } from './Icon.tsx';

// Icons of the first view of an event.
export const ChevronLeftIcon = /* @__PURE__ */ iconOf('m14.5 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ iconOf('m9.5 6 6 6-6 6');
export const CalendarIcon = /* @__PURE__ */ iconOf(
  'M3.75 10h16.5M8 3v4M16 3v4M5.75 5.25h12.5a2 2 0 0 1 2 2v11.25a2 2 0 0 1-2 2h-12.5a2 2 0 0 1-2-2v-11.25a2 2 0 0 1 2-2Z',
);
export const GlobeIcon = /* @__PURE__ */ iconOf(
  'M3.25 12h17.5M12 3.25c5 5.5 5 12 0 17.5c-5-5.5-5-12 0-17.5ZM3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0Z',
);
export const FilterIcon = /* @__PURE__ */ iconOf(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
);
