import { iconOf } from './Icon.tsx';

// Icons of the first view of nearly every page.
export const SearchIcon = /* @__PURE__ */ iconOf(
  'm15.5 15.5 5 5M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0Z',
);
export const MenuIcon = /* @__PURE__ */ iconOf('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = /* @__PURE__ */ iconOf('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = /* @__PURE__ */ iconOf('m6 9.5 6 6 6-6');
export const CheckIcon = /* @__PURE__ */ iconOf('m4.5 12.75 5 5 10-11.5');
export const InfoIcon = /* @__PURE__ */ iconOf(
  'M12 11.25V16.5M12 7.75v.01M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0Z',
);
export const WarningIcon = /* @__PURE__ */ iconOf('M12 4 2.75 20h18.5zM12 10v4.5M12 17.25v.01');
export const ExternalIcon = /* @__PURE__ */ iconOf('M13.5 4.5h6v6M19.5 4.5l-9 9M10 5.5H4.5v14h14V14');
export const PinIcon = /* @__PURE__ */ iconOf(
  'M12 21.5c4.7-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.3 6.7 7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
);
export const WifiOffIcon = /* @__PURE__ */ iconOf(
  'M3 3l18 18M8.5 15.75a5 5 0 0 1 5.75-.9M5.25 12.25a9.5 9.5 0 0 1 3.75-2.25M13 9.3a9.5 9.5 0 0 1 5.75 2.95M2 8.75a14.5 14.5 0 0 1 3.75-2.45M10.5 5.1A14.5 14.5 0 0 1 22 8.75M12 19.5v.01',
);
export const PlusIcon = /* @__PURE__ */ iconOf('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ iconOf('M5 12h14');
