import type { Locale } from '@foyer/contract';

/** A mail in its final words. */
export interface Mail {
  /** The same mail is sent once, however often its job runs. */
  dedupeKey: string;
  sender: string;
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html?: string;
  /** Ends what the mail is part of by a POST of the reader's mail program, with one press (RFC 8058). */
  oneClickUnsubscribe?: string;
}

/** The way out for mail: captured by the sandbox, or SMTP. Safe to call again with the same mail. */
export interface MailGateway {
  send: (mail: Mail) => Promise<void>;
}
