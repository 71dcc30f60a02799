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
}

/** Reads the sandbox's mailbox. */
export function mailbox(site: FoyerSite): Mailbox {
  const mailsTo = async (recipient: string): Promise<CapturedMail[]> => {
    const answer = await site.call(`/sandbox/mail.json?recipient=${encodeURIComponent(recipient)}`);
    if (answer.status !== 200) throw new Error(`The mailbox answered ${answer.status}: ${answer.text}`);
    return (JSON.parse(answer.text) as { mails: CapturedMail[] }).mails;
  };
  const findLink = async (recipient: string, part: string): Promise<string | undefined> => {
    const texts = (await mailsTo(recipient)).map((mail) => mail.text).join('\n');
    return [...texts.matchAll(/https?:\/\/[^\s<>"]+/g)]
      .map((match) => match[0])
      .find((each) => each.includes(part));
  };
  return {
    mailsTo,
    linkTo: async (recipient, part) => {
      let link: string | undefined;
      const search = async (): Promise<string | undefined> => (link = await findLink(recipient, part));
      // A server worker may have just claimed the mail: it is then neither due nor sent yet.
      await expect
        .poll(search, { message: `a mail to ${recipient} with a link to ${part}`, timeout: 15_000 })
        .toBeDefined();
      noteSecret('link token', new URL(link!).searchParams.get('token'));
      return link!;
    },
  };
}
