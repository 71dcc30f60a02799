import { teamMailboxIn } from '../../../platform/environment/mailAddress.ts';
import type { AttemptLimit } from '../../../platform/config/serverConfig.ts';
import { days } from '../../../platform/time/units.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    inquiries: InquirySettings;
  }
}

/** Settings of messages and demo requests, which need no account. */
export interface InquirySettings {
  /** Support mailbox that receives messages. FOYER_SUPPORT_ADDRESS */
  recipient: string;
  /** Retention of a message. */
  keepMs: number;
  attemptLimits: InquiryLimits;
}

export interface InquiryLimits {
  contactPerCaller: AttemptLimit;
  demoPerCaller: AttemptLimit;
  /**
   * Above this limit messages are accepted without an acknowledgement mail: the address may belong to a third party.
   */
  acknowledgementPerAddress: AttemptLimit;
}

/** Default values: messages kept for a year. */
export const defaultInquiries: InquirySettings = {
  recipient: 'support@foyer.example',
  keepMs: days(365),
  attemptLimits: {
    contactPerCaller: { points: 20, windowSeconds: 60 * 60 },
    demoPerCaller: { points: 20, windowSeconds: 60 * 60 },
    acknowledgementPerAddress: { points: 5, windowSeconds: 60 * 60 },
  },
};

/** Reads FOYER_SUPPORT_ADDRESS. @throws Error that names the variable */
export const readInquirySettings = (variables: Record<string, string | undefined>): InquirySettings => ({
  ...defaultInquiries,
  recipient: teamMailboxIn(variables, 'FOYER_SUPPORT_ADDRESS') ?? defaultInquiries.recipient,
});
