import type { Locale } from '@foyer/contract';

/** Mail with its final text. */
export interface Mail {
  /** Idempotency key: a mail is sent once, however often its job runs. */
  dedupeKey: string;
  sender: string;
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html?: string;
  /** URL that unsubscribes by a POST of the reader's mail program, in one click (RFC 8058). */
  oneClickUnsubscribe?: string;
}

/** Outgoing mail: captured by the sandbox, or SMTP. Safe to call again with the same mail. */
export interface MailGateway {
  send: (mail: Mail) => Promise<void>;
}
