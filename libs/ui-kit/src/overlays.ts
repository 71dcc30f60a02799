export { Dialog, Drawer, Sheet, type DialogProps } from './overlays/dialog/Dialog.tsx';
export { FullScreen } from './overlays/dialog/FullScreen.tsx';
export { Dropdown, type DropdownItem, type DropdownProps } from './overlays/menu/Dropdown.tsx';
export { Tooltip, type TooltipProps } from './overlays/menu/Tooltip.tsx';
export { Tabs, type TabItem, type TabsProps } from './overlays/menu/Tabs.tsx';
