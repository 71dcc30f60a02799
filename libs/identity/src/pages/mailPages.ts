export { VerifyEmailCallbackPage } from './verify-email/VerifyEmailCallbackPage.tsx';
export { VerifyEmailPage } from './verify-email/VerifyEmailPage.tsx';
export { ResetPasswordCallbackPage } from './reset-password/ResetPasswordCallbackPage.tsx';
export { ResetPasswordPage } from './reset-password/ResetPasswordPage.tsx';
export { CompleteAccountPage } from './complete-account/CompleteAccountPage.tsx';
export { LogInLinkPage } from './log-in-link/LogInLinkPage.tsx';
export { LogoutPage } from './logout/LogoutPage.tsx';
