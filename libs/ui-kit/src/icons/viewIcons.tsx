import { Icon, iconOf, type IconProps } from './Icon.tsx';

// Icons of what one can do with a page of events: change the view, follow, share.
export const ListIcon = /* @__PURE__ */ iconOf(
  'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01',
);
export const MapIcon = /* @__PURE__ */ iconOf(
  'M9 4.5 3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7zM9 4.5v13M15 7v13',
);
export const LocateIcon = /* @__PURE__ */ iconOf(
  'M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM10.25 12a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0Z',
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
