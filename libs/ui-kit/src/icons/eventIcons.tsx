import { Icon, iconOf, type IconProps } from './Icon.tsx';

// Icons of pages that list, show or find events.
export const CalendarIcon = /* @__PURE__ */ iconOf(
  'M3.75 10h16.5M8 3v4M16 3v4M5.75 5.25h12.5a2 2 0 0 1 2 2v11.25a2 2 0 0 1-2 2h-12.5a2 2 0 0 1-2-2v-11.25a2 2 0 0 1 2-2Z',
);
export const PinIcon = /* @__PURE__ */ iconOf(
  'M12 21.5c4.7-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.3 6.7 7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
);
export const ListIcon = /* @__PURE__ */ iconOf(
  'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01',
);
export const MapIcon = /* @__PURE__ */ iconOf(
  'M9 4.5 3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7zM9 4.5v13M15 7v13',
);
export const LocateIcon = /* @__PURE__ */ iconOf(
  'M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM10.25 12a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0Z',
);
export const GlobeIcon = /* @__PURE__ */ iconOf(
  'M3.25 12h17.5M12 3.25c5 5.5 5 12 0 17.5c-5-5.5-5-12 0-17.5ZM3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0Z',
);
export const ShareIcon = /* @__PURE__ */ iconOf('M12 15V3.5M8 7l4-3.75L16 7M7 11H5v9.5h14V11h-2');
export const WheelchairIcon = /* @__PURE__ */ iconOf(
  'M10 8v6h5.5l2.5 5.5 2-.75M10 10.5h4.5M7.75 11.75a5.25 5.25 0 1 0 6.5 6.75M8.5 4a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Z',
);

/** Filled once something is followed. */
export const HeartIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) => (
  <Icon {...props}>
    <path
      d="M12 20S3.5 14.8 3.5 8.9A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.3C20.5 14.8 12 20 12 20Z"
      fill={filled ? 'currentColor' : 'none'}
    />
  </Icon>
);
