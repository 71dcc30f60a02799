import { randomUUID } from 'node:crypto';
import { newAddress, noteSecret, person } from './canaries.ts';
import type { FoyerSite } from '../site/foyerSite.ts';
import { mailbox } from '../site/mailbox.ts';

export interface FanAccount {
  emailAddress: string;
  password: string;
  /** Session token of the sign-up. */
  token: string;
}

export interface FanOptions {
  /** Follows the link in the mail, so that the account can pay; true by default. */
  isVerified?: boolean;
  userLocale?: string;
}

async function post(site: FoyerSite, path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await site.call(path, { method: 'POST', body, headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Record<string, unknown>;
}

/** Creates an account by the API, for journeys about something other than signing up. */
export async function createFan(
  site: FoyerSite,
  { isVerified = true, userLocale = 'en-US' }: FanOptions = {},
): Promise<FanAccount> {
  const emailAddress = newAddress();
  const { password, firstName, lastName, postalCode } = person;
  const made = await post(site, '/api/auth/createAccount', {
    emailAddress,
    password,
    firstName,
    lastName,
    dateOfBirth: Object.values(person.birth).join('-'),
    gender: 'FEMALE',
    countryCode: 'CA',
    postalCode,
    userLocale,
  });
  if (isVerified) {
    const link = new URL(await mailbox(site).linkTo(emailAddress, '/verifyEmail/'));
    const token = encodeURIComponent(link.searchParams.get('token') ?? '');
    const answer = await site.call(`/api/auth/verifyAccountEmail?token=${token}`);
    if (answer.status !== 200) throw new Error(`Verifying answered ${answer.status}: ${answer.text}`);
  }
  noteSecret('session', made['authToken']);
  return { emailAddress, password, token: String(made['authToken']) };
}
