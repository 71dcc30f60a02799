export { Dialog, Drawer, Sheet, type DialogProps } from './overlays/Dialog.tsx';
