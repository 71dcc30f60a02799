import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CreateAccountRequest, ThirdPartyLoginRequest } from '@foyer/contract';
import type { Client } from '../http/client.ts';
import { accountPassword, newAddress } from '../makers/shared/accounts.ts';
import { createWorld, NotInWorld, type Person, type Sale, type WorldParts } from '../world/world.ts';
import { mediaServer } from './mediaServer.ts';
import { findSale } from './sandboxSale.ts';
import { readArrival, visitProvider } from './visitProvider.ts';

const goodCard = '4242 4242 4242 4242';
const challengedCard = '4000 0027 6000 3184';
const mailTries = 40;
const mailPollMs = 250;

type Details = Partial<CreateAccountRequest>;

/** Sends JSON to the sandbox's card fields, which are on a host of their own. */
async function postToCardFields(client: Client, path: string, body: object): Promise<unknown> {
  const { status, text } = await client.request({
    method: 'POST',
    path,
    headers: { host: `pay.${client.baseUrl.host}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
  return JSON.parse(text);
}

async function createAccount(client: Client, details: Details): Promise<Person> {
  const emailAddress = details.emailAddress ?? newAddress();
  const body: CreateAccountRequest = {
    password: accountPassword,
    firstName: 'Ada',
    lastName: 'Tremblay',
    dateOfBirth: '1990-04-12',
    gender: 'FEMALE',
    countryCode: 'CA',
    postalCode: 'H2X 1Y4',
    userLocale: 'en-CA',
    ...details,
    emailAddress,
  };
  const { authToken, profile } = await client.call('createAccount', { body });
  return { userId: profile.globalUserId, token: authToken, emailAddress };
}

/** Lists the mails to an address, newest first. */
async function mailsTo(client: Client, emailAddress: string): Promise<{ text: string }[]> {
  const path = `/sandbox/mail.json?recipient=${encodeURIComponent(emailAddress)}`;
  const { status, text } = await client.request({ method: 'GET', path });
  if (status !== 200) throw new Error(`The sandbox's mailbox answers ${status}`);
  return (JSON.parse(text) as { mails: { text: string }[] }).mails;
}

/** Waits for a mail, which a job of the server sends, and returns the query of its link to a page. */
async function mailedQuery(
  client: Client,
  { emailAddress, page }: { emailAddress: string; page: string },
): Promise<URLSearchParams> {
  for (let tries = 0; tries < mailTries; tries += 1) {
    const mail = (await mailsTo(client, emailAddress)).find(({ text }) => text.includes(`${page}?`));
    const query = mail?.text.split(`${page}?`)[1]?.split(/\s/, 1)[0];
    if (query) return new URLSearchParams(query);
    await delay(mailPollMs);
  }
  throw new Error(`There is no mail with ${page} for ${emailAddress}`);
}

async function mailedToken(client: Client, link: { emailAddress: string; page: string }): Promise<string> {
  return (await mailedQuery(client, link)).get('token') ?? '';
}

async function mailedInvitation(client: Client, { emailAddress }: { emailAddress: string }) {
  const query = await mailedQuery(client, { emailAddress, page: '/tokenAssignment' });
  return { inviteId: query.get('inviteId') ?? '', acceptanceCode: query.get('acceptanceCode') ?? '' };
}

async function openPosition(client: Client): Promise<string> {
  const { text } = await client.request({ method: 'GET', path: '/jobs/en-CA.json' });
  const [job] = (JSON.parse(text) as { jobs: { jobId: string }[] }).jobs;
  if (!job) throw new NotInWorld('openPosition');
  return job.jobId;
}

async function createVerifiedAccount(client: Client, details: Details): Promise<Person> {
  const person = await createAccount(client, details);
  const token = await mailedToken(client, { ...person, page: '/verifyEmail/callback' });
  await client.call('verifyAccountEmail', { query: { token } });
  return person;
}

async function typeCard(client: Client, { challenged }: { challenged: boolean }): Promise<string> {
  const number = challenged ? challengedCard : goodCard;
  const card = { number, expiry: '12/40', cvc: '123', nameOnCard: 'Ada Byron', postalCode: 'M5V 2T6' };
  return ((await postToCardFields(client, '/tokens', card)) as { cardToken: string }).cardToken;
}

async function approve(client: Client, { verificationUrl }: { verificationUrl: string }): Promise<string> {
  const challenge = new URL(verificationUrl).searchParams.get('challenge') ?? '';
  const answer = await postToCardFields(client, `/challenges/${challenge}`, { approved: true });
  return (answer as { verificationToken: string }).verificationToken;
}

/** Pays on the page that plays the provider, and stays there. */
async function payAtProvider(client: Client, { redirectUrl }: { redirectUrl: string }): Promise<string> {
  const { pathname, search } = new URL(redirectUrl);
  const answer = await client.request({
    method: 'POST',
    path: `${pathname}${search}&answer=payAndStay`,
    headers: { host: `pay.${client.baseUrl.host}` },
  });
  if (answer.status !== 204) throw new Error(`The provider took no payment: ${answer.status}`);
  return redirectUrl;
}

async function returnFromProvider(client: Client): Promise<ThirdPartyLoginRequest> {
  const start = await client.call('startThirdPartyLogin', { body: { authenticatorType: 'Google' } });
  const choice = {
    emailAddress: newAddress(),
    firstName: 'Grace',
    lastName: 'Okafor',
    isEmailVerified: 'on' as const,
  };
  return readArrival('Google', start, await visitProvider(client.request, start, choice));
}

/**
 * Makes people and things at a Foyer server with the sandbox on, over HTTP alone: by the public API, the sandbox's mailbox,
 * its card fields and its sign-in provider. An event must be on sale. Roles, blocked accounts, hidden events, organisers'
 * pages, partners' sites, log-in links, invitations, promo codes and advertisements have no calls and are missing.
 */
export function sandboxParts(client: Client): WorldParts {
  const verified = (details: Details): Promise<Person> => createVerifiedAccount(client, details);
  let sale: Promise<Sale> | undefined;
  return {
    people: {
      fan: verified,
      otherFan: verified,
      unverified: (details) => createAccount(client, details),
    },
    things: {
      sale: () => (sale ??= findSale(client)),
      cardToken: (from) => typeCard(client, from),
      gatewayCredentials: () => Promise.resolve({ webhookSecret: `webhook-secret-${randomUUID()}` }),
      mediaServer: () => mediaServer(),
      verificationToken: (from) => approve(client, from),
      providerPayment: (from) => payAtProvider(client, from),
      mailedToken: (from) => mailedToken(client, from),
      mailedInvitation: (from) => mailedInvitation(client, from),
      providerReturn: () => returnFromProvider(client),
      partnerPage: async () => `${client.baseUrl.protocol}//partner.${client.baseUrl.host}`,
      openPosition: () => openPosition(client),
    },
  };
}

/** Creates the world of a Foyer server with the sandbox on. */
export const createSandboxWorld = (client: Client) => createWorld(sandboxParts(client));
