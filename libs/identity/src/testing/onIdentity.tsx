import { onStage } from '@foyer/testing';
import { ProfileWatch } from '../session/ProfileWatch.tsx';
import { identitySettings } from './identitySettings.ts';

/** Story decorator: a visitor, or a fan with a token. */
export const onIdentity = onStage(identitySettings);

/** Renders a page with a fresh profile, as an app's frame does. */
export const withProfile = (page: React.ReactNode) => () => (
  <>
    <ProfileWatch />
    {page}
  </>
);
