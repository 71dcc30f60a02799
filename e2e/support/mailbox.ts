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
  return {
    mailsTo,
    linkTo: async (recipient, part) => {
      const texts = (await mailsTo(recipient)).map((mail) => mail.text).join('\n');
      const link = [...texts.matchAll(/https?:\/\/[^\s<>"]+/g)]
        .map((match) => match[0])
        .find((each) => each.includes(part));
      if (!link) throw new Error(`No mail to ${recipient} has a link with ${part}`);
      return link;
    },
  };
}
