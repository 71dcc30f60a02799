import { iconOf } from './Icon.tsx';

// Icons of cart and receipt.
export const CartIcon = /* @__PURE__ */ iconOf('M5 8.5h14l-1.2 12H6.2zM8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const ClockIcon = /* @__PURE__ */ iconOf(
  'M12 7v5.25l3.25 2M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0Z',
);
export const LockIcon = /* @__PURE__ */ iconOf(
  'M8 10.5V8a4 4 0 1 1 8 0v2.5M12 14.5v2M6.75 10.5h10.5a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10.5a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2Z',
);
export const ReceiptIcon = /* @__PURE__ */ iconOf(
  'M5.5 3.5h13v17.25L16.25 19l-2.1 1.75L12 19l-2.15 1.75L7.75 19 5.5 20.75zM9 8.5h6M9 12.5h6',
);
