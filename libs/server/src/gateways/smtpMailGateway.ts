import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { seconds } from '../config/units.ts';
import type { Mail, MailGateway } from './mailGateway.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which turns to TLS by STARTTLS. */
  url: string;
  timeoutMs?: number;
}

const usualTimeoutMs = seconds(10);
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * How to reach a mail server. Mail carries one-time links, so it goes out encrypted or not at all; only a server on this
 * machine may be spoken to in the clear. Certificates are checked.
 * @throws Error when the address is not one of a mail server
 */
export function smtpOptions({ url: address, timeoutMs = usualTimeoutMs }: SmtpSettings) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new Error('FOYER_SMTP_URL is not an address such as smtp://user:password@mail.example:587');
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isLoopback(url.hostname),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same mail has the same Message-ID at every try, so that a mailbox that got it twice can show it once. */
function messageIdOf({ dedupeKey, sender }: Mail): string {
  const host = /@([A-Za-z0-9.-]+)/.exec(sender)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${host}>`;
}

/** The address, and that pressing it needs no page. */
const unsubscribeHeaders = ({ oneClickUnsubscribe: address }: Mail): Record<string, string> =>
  address === undefined
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Mail by SMTP. What is not taken throws, and the job tries again later. */
export function createSmtpMailGateway(settings: SmtpSettings): MailGateway {
  const transport = createTransport(smtpOptions(settings));
  return {
    send: async (mail) => {
      await transport.sendMail({
        from: mail.sender,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        messageId: messageIdOf(mail),
        headers: {
          'Content-Language': mail.locale,
          'Auto-Submitted': 'auto-generated',
          ...unsubscribeHeaders(mail),
        },
      });
    },
  };
}
