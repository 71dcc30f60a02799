import { expect } from '@playwright/test';
import { noteSecret } from '../people/canaries.ts';
import type { FoyerSite } from './foyerSite.ts';

interface CapturedMail {
  recipient: string;
  locale: string;
  subject: string;
  text: string;
  capturedAt: string;
}

export interface Mailbox {
  /** Returns the mails to an address, newest first, after sending those that are due. */
  mailsTo: (recipient: string) => Promise<CapturedMail[]>;
  /** Returns the newest link that contains `part` from the mails to a recipient, relative to the site's root. */
  linkTo: (recipient: string, part: string) => Promise<string>;
  /** Returns the newest code that stands on a line of its own in the mails to a recipient. */
  codeTo: (recipient: string) => Promise<string>;
}

/** Reads the sandbox's mailbox. */
export function mailbox(site: FoyerSite): Mailbox {
  const mailsTo = async (recipient: string): Promise<CapturedMail[]> => {
    const answer = await site.call(`/sandbox/mail.json?recipient=${encodeURIComponent(recipient)}`);
    if (answer.status !== 200) throw new Error(`The mailbox answered ${answer.status}: ${answer.text}`);
    return (JSON.parse(answer.text) as { mails: CapturedMail[] }).mails;
  };
  /** Finds the newest text of a pattern, and waits for it: a server worker may have just claimed the mail. */
  const find = async (recipient: string, pattern: RegExp, part: string): Promise<string> => {
    let found: string | undefined;
    const search = async (): Promise<string | undefined> => {
      const texts = (await mailsTo(recipient)).map((mail) => mail.text).join('\n');
      return (found = [...texts.matchAll(pattern)].map(([text]) => text).find((text) => text.includes(part)));
    };
    await expect
      .poll(search, { message: `a mail to ${recipient} with ${pattern} ${part}`, timeout: 15_000 })
      .toBeDefined();
    return found!;
  };
  return {
    mailsTo,
    linkTo: async (recipient, part) => {
      const link = await find(recipient, /https?:\/\/[^\s<>"]+/g, part);
      const { searchParams } = new URL(link);
      noteSecret('link token', searchParams.get('token') ?? searchParams.get('acceptanceCode'));
      return link;
    },
    codeTo: (recipient) => find(recipient, /^\d{8}$/gm, ''),
  };
}
