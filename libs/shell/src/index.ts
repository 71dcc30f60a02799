export { startApp } from './app/startApp.tsx';
export { FoyerApp } from './app/FoyerApp.tsx';
export type { FoyerAppProps } from './app/FoyerApp.tsx';
export type { AppDefinition, AppKind, AppRoute } from './app/appDefinition.ts';
export { useBranding } from './app/branding.ts';
export type { Branding } from './app/branding.ts';
export { useLocale } from './locale/LocaleContext.tsx';
export { useOnline } from './frame/OfflineNotice.tsx';
export type { LoadTexts } from './locale/createTexts.ts';
