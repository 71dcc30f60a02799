import { iconOf } from './Icon.tsx';

// Icons of nearly every page: frame, links, signs and arrows.
export const SearchIcon = /* @__PURE__ */ iconOf(
  'm15.5 15.5 5 5M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0Z',
);
export const MenuIcon = /* @__PURE__ */ iconOf('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = /* @__PURE__ */ iconOf('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = /* @__PURE__ */ iconOf('m6 9.5 6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ iconOf('m14.5 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ iconOf('m9.5 6 6 6-6 6');
export const CheckIcon = /* @__PURE__ */ iconOf('m4.5 12.75 5 5 10-11.5');
export const InfoIcon = /* @__PURE__ */ iconOf(
  'M12 11.25V16.5M12 7.75v.01M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0Z',
);
export const WarningIcon = /* @__PURE__ */ iconOf('M12 4 2.75 20h18.5zM12 10v4.5M12 17.25v.01');
export const ExternalIcon = /* @__PURE__ */ iconOf('M13.5 4.5h6v6M19.5 4.5l-9 9M10 5.5H4.5v14h14V14');
export const UserIcon = /* @__PURE__ */ iconOf(
  'M4.5 20.5c.7-4 3.6-6 7.5-6s6.8 2 7.5 6M8.25 8.25a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0Z',
);
export const QrIcon = /* @__PURE__ */ iconOf(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2M20 20h-2.5M14 20v-1M7 7h.01M17 7h.01M7 17h.01',
);
export const SunIcon = /* @__PURE__ */ iconOf(
  'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
);
export const MoonIcon = /* @__PURE__ */ iconOf('M20 14.25A8.5 8.5 0 0 1 9.75 4a8.5 8.5 0 1 0 10.25 10.25Z');
export const WifiOffIcon = /* @__PURE__ */ iconOf(
  'M3 3l18 18M8.5 15.75a5 5 0 0 1 5.75-.9M5.25 12.25a9.5 9.5 0 0 1 3.75-2.25M13 9.3a9.5 9.5 0 0 1 5.75 2.95M2 8.75a14.5 14.5 0 0 1 3.75-2.45M10.5 5.1A14.5 14.5 0 0 1 22 8.75M12 19.5v.01',
);
