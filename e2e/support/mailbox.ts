import { expect } from '@playwright/test';
import { noteSecret } from './canaries.ts';
import type { FoyerSite } from './foyerSite.ts';

export interface CapturedMail {
  recipient: string;
  locale: string;
  subject: string;
  text: string;
  capturedAt: string;
}

export interface Mailbox {
  /** What was sent to an address, the newest first; what is due is sent before. */
  mailsTo: (recipient: string) => Promise<CapturedMail[]>;
  /** The newest address in the mails to somebody that contains `part`, as seen from the site's root. */
  linkTo: (recipient: string, part: string) => Promise<string>;
}

/** Reads the mailbox of the sandbox. */
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
      // A worker of the server may have just taken the mail to send it: then it is not due, and not sent either.
      await expect
        .poll(search, { message: `a mail to ${recipient} with a link to ${part}`, timeout: 15_000 })
        .toBeDefined();
      noteSecret('link token', new URL(link!).searchParams.get('token'));
      return link!;
    },
  };
}
