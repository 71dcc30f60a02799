import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { seconds } from '../../time/units.ts';
import type { Mail, MailGateway } from './mailGateway.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which upgrades to TLS by STARTTLS. */
  url: string;
  timeoutMs?: number;
}

const usualTimeoutMs = seconds(10);
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * Builds the transport options. Mail carries one-time links, so encryption is required except on loopback hosts.
 * Certificates are checked.
 * @throws Error when the URL is not that of a mail server
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

/** Derives the Message-ID from the mail, so that mailboxes recognize a repeated delivery. */
function messageIdOf({ dedupeKey, sender }: Mail): string {
  const host = /@([A-Za-z0-9.-]+)/.exec(sender)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${host}>`;
}

/** List-Unsubscribe headers for a one-click POST. */
const unsubscribeHeaders = ({ oneClickUnsubscribe: address }: Mail): Record<string, string> =>
  address === undefined
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Creates the SMTP gateway. Throws when the server refuses a mail, so that the job retries. */
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
