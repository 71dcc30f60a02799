import { iconOf } from './Icon.tsx';

// Icons of menus and of the log-in, which load after the page.
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
export const EyeIcon = /* @__PURE__ */ iconOf(
  'M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
);
export const EyeOffIcon = /* @__PURE__ */ iconOf(
  'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c4 0 7.2 2.2 9.5 6.5a14 14 0 0 1-2.6 3.45M6.3 7.3A13.5 13.5 0 0 0 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.7-1.2M10 10a3 3 0 0 0 4 4.2',
);
