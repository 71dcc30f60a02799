import type { RandomnessBeacon } from './beacon/randomnessBeacon.ts';
import type { ErrorReportGateway } from './error-reports/errorReportGateway.ts';
import type { MailGateway } from './mail/mailGateway.ts';
import type { PaymentGateway } from './payment/paymentGateway.ts';
import type { PayoutGateway } from './payout/payoutGateway.ts';
import type { RecaptchaGateway } from './recaptcha/recaptchaGateway.ts';
import type { RemoteConfigGateway } from './remote-config/remoteConfigGateway.ts';
import type { SignInGateway } from './sign-in/signInGateway.ts';
import type { WalletGateway } from './wallet/walletGateway.ts';

/**
 * Interfaces to outside services, each with a sandbox and a real implementation. A gateway is never called inside a
 * transaction.
 */
export interface Gateways {
  beacon: RandomnessBeacon;
  errorReports: ErrorReportGateway;
  mail: MailGateway;
  payment: PaymentGateway;
  /** Pays fans who sell; undefined: their payouts wait. */
  sellerPayout: PayoutGateway | undefined;
  recaptcha: RecaptchaGateway;
  remoteConfig: RemoteConfigGateway;
  signIn: SignInGateway;
  wallet: WalletGateway;
}
