import { iconOf } from './Icon.tsx';

// Icons within form fields.
export const PlusIcon = /* @__PURE__ */ iconOf('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ iconOf('M5 12h14');
export const EyeIcon = /* @__PURE__ */ iconOf(
  'M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
);
export const EyeOffIcon = /* @__PURE__ */ iconOf(
  'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c4 0 7.2 2.2 9.5 6.5a14 14 0 0 1-2.6 3.45M6.3 7.3A13.5 13.5 0 0 0 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.7-1.2M10 10a3 3 0 0 0 4 4.2',
);
export const FilterIcon = /* @__PURE__ */ iconOf(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
);
