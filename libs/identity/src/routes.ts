import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

const mailPages = () => import('./pages/mailPages.ts');
const oauthPages = () => import('./pages/oauth-redirect/OAuthRedirectPage.tsx');
const authenticationPage = async () =>
  (await import('./pages/authentication/AuthenticationPage.tsx')).AuthenticationPage;

/** Authentication pages and the profile [I2.02, I2.03, I2.18]. */
export const identityRoutes: readonly PageRoute<ComponentType>[] = [
  { address: 'authentication', access: 'noGate', hidesConsent: true, load: authenticationPage },
  { address: 'authenticationWhitelabel', access: 'public', hidesConsent: true, load: authenticationPage },
  {
    address: 'appleRedirect',
    access: 'public',
    hidesConsent: true,
    load: async () => (await oauthPages()).AppleRedirectPage,
  },
  {
    address: 'googleRedirect',
    access: 'public',
    hidesConsent: true,
    load: async () => (await oauthPages()).GoogleRedirectPage,
  },
  {
    address: 'completeAccount',
    access: 'noGate',
    hidesConsent: true,
    load: async () => (await mailPages()).CompleteAccountPage,
  },
  { address: 'verifyEmail', access: 'public', load: async () => (await mailPages()).VerifyEmailPage },
  {
    address: 'verifyEmailCallback',
    access: 'noGate',
    hidesConsent: true,
    load: async () => (await mailPages()).VerifyEmailCallbackPage,
  },
  { address: 'resetPassword', access: 'public', load: async () => (await mailPages()).ResetPasswordPage },
  {
    address: 'resetPasswordCallback',
    access: 'noGate',
    hidesConsent: true,
    load: async () => (await mailPages()).ResetPasswordCallbackPage,
  },
  {
    address: 'logInLink',
    access: 'noGate',
    hidesConsent: true,
    load: async () => (await mailPages()).LogInLinkPage,
  },
  {
    address: 'logout',
    access: 'noGate',
    hidesConsent: true,
    load: async () => (await mailPages()).LogoutPage,
  },
  {
    address: 'profile',
    access: 'signedIn',
    load: async () => (await import('./pages/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    address: 'profilePreferences',
    access: 'signedIn',
    load: async () => (await import('./pages/profile/PreferencesPage.tsx')).PreferencesPage,
  },
];
