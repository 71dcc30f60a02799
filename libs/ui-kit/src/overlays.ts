export { Dialog, Drawer, Sheet, type DialogProps } from './overlays/Dialog.tsx';
export { FullScreen } from './overlays/FullScreen.tsx';
export { Dropdown, type DropdownItem, type DropdownProps } from './overlays/Dropdown.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
export { Tabs, type TabItem, type TabsProps } from './overlays/Tabs.tsx';
