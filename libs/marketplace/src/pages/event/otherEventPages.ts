/** Pages of an event besides its own, as one file: they share most of it. */
export { AdPage } from './AdPage.tsx';
export { CustomEventPage } from './CustomEventPage.tsx';
export { PreviewPage } from './PreviewPage.tsx';
