import type { CanaryKind } from '../people/canaries.ts';

interface AllowedColumn {
  kinds: readonly CanaryKind[];
  why: string;
}

const mail: readonly CanaryKind[] = ['address of mail', 'first name', 'link token'];
const mailbox = { kinds: mail, why: 'the mailbox of the sandbox stands for the outside' };
const queue = {
  kinds: ['address of mail', 'first name'],
  why: 'a mail that is not sent yet; the queue forgets what is done',
} as const;
const gateway = {
  kinds: ['name on the card', 'postal code'],
  why: 'the gateway of the sandbox stands for the outside; what it tells of a card is shown to its owner',
} as const;

const writtenTo = { kinds: ['address of mail'], why: 'somebody gave it to be written to' } as const;
const provider = {
  kinds: ['address of mail', 'first name', 'last name'],
  why: 'the ways in of the sandbox stand for the outside',
} as const;

/** Database columns that may hold personal data, with the reason; it must not occur in any other column [PV-04]. */
export const allowedColumns: Readonly<Record<string, AllowedColumn>> = {
  'user_account.email_address': { kinds: ['address of mail'], why: 'whose account it is' },
  'user_account.first_name': { kinds: ['first name'], why: 'whose account it is' },
  'user_account.last_name': { kinds: ['last name'], why: 'whose account it is' },
  'user_account.postal_code': { kinds: ['postal code'], why: 'asked for at sign-up' },
  'user_account.date_of_birth': { kinds: ['date of birth'], why: 'events ask for an age' },
  'one_time_link.email_address': { kinds: ['address of mail'], why: 'whom the link was mailed to' },
  'contact_message.email_address': writtenTo,
  'job_application.email_address': writtenTo,
  'newsletter_subscription.email_address': writtenTo,
  'sandbox_openid_record.payload': provider,
  'captured_mail.recipient': mailbox,
  'captured_mail.text_body': mailbox,
  'captured_mail.html_body': mailbox,
  'outbox.payload': queue,
  'job.data': queue,
  'job_common.data': queue,
  'card.name_on_card': gateway,
  'card.postal_code': gateway,
  'card_token.name_on_card': gateway,
  'card_token.postal_code': gateway,
  'payment_means.name_on_card': gateway,
  'payment_means.postal_code': gateway,
};
