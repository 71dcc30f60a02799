import { randomUUID } from 'node:crypto';
import { hostileSample } from './hostileSample.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import type { FoyerSite } from '../site/foyerSite.ts';

/** Result of storing strings through a user's calls. */
export interface StoredWords {
  /** Number of strings that each field accepted. */
  taken: Map<string, number>;
  /** Calls that answered neither with a result nor with a refusal. */
  failed: string[];
}

const emailAddress = (): string => `hostile-${randomUUID().slice(0, 8)}@foyer.example`;

/** Strings of a turn that fit a field, progressing over the turns. */
const wordsAt = (turn: number, most: number): string => {
  const fitting = hostileSample.filter((text) => text.trim() !== '' && [...text].length <= most);
  return fitting[(turn * 131) % fitting.length] ?? '';
};

interface Call {
  field: string;
  path: string;
  method: string;
  body: unknown;
}

const calls = (turn: number, jobId: string | undefined, uploadToken: string): Call[] => {
  const words = (most: number, shift = 0): string => wordsAt(turn * 7 + shift, most);
  return [
    {
      field: 'profile',
      path: '/api/user/profile',
      method: 'PUT',
      body: {
        firstName: words(100),
        lastName: words(100, 1),
        dateOfBirth: '1990-04-12',
        gender: 'UNDECLARED',
        countryCode: 'FR',
        postalCode: words(20, 2),
        userLocale: 'en-US',
      },
    },
    {
      field: 'contact',
      path: '/api/contact/public/message',
      method: 'POST',
      body: { name: words(100, 3), emailAddress: emailAddress(), topic: 'other', message: words(4000, 4) },
    },
    {
      field: 'demo',
      path: '/api/client/acquisition/public/request-demo',
      method: 'POST',
      body: {
        name: words(100, 5),
        email: emailAddress(),
        company: words(200, 6),
        country: 'CA',
        attendance: ['STREAMING'],
      },
    },
    {
      field: 'application',
      path: '/api/careers/public/application',
      method: 'POST',
      body: { jobId: jobId ?? 'none', emailAddress: emailAddress(), message: words(4000, 7), uploadToken },
    },
  ];
};

async function upload(site: FoyerSite): Promise<string> {
  const content = Buffer.from('%PDF-1.7 I light stages.').toString('base64');
  const answer = await site.call('/api/careers/public/resume', {
    method: 'POST',
    body: { offset: 0, content },
    headers: { 'idempotency-key': randomUUID() },
  });
  return String((JSON.parse(answer.text) as { uploadToken?: string }).uploadToken);
}

/** Stores a card with a made-up name. */
async function storeCard(site: FoyerSite, fan: FanAccount, turn: number): Promise<number> {
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' };
  const token = await site.call('/tokens', {
    method: 'POST',
    site: 'pay',
    body: { ...card, nameOnCard: wordsAt(turn * 5, 100), postalCode: wordsAt(turn * 5 + 1, 20) },
  });
  if (token.status !== 200) return token.status;
  const { cardToken } = JSON.parse(token.text) as { cardToken: string };
  const stored = await site.call('/api/payment/paymentMeans', {
    method: 'POST',
    headers: { authorization: `Bearer ${fan.token}`, 'idempotency-key': randomUUID() },
    body: { cardToken },
  });
  return stored.status;
}

/** Stores hostile strings through every call that stores a text. A refusal is as good as acceptance. */
export async function storeHostileWords(
  site: FoyerSite,
  fan: FanAccount,
  turns: readonly number[],
): Promise<StoredWords> {
  const jobs = JSON.parse((await site.call('/jobs/en-US.json')).text) as { jobs: { jobId: string }[] };
  const stored: StoredWords = { taken: new Map(), failed: [] };
  const note = (field: string, status: number): void => {
    if (status === 200) stored.taken.set(field, (stored.taken.get(field) ?? 0) + 1);
    else if (status < 400 || status >= 500) stored.failed.push(`${field} answered ${status}`);
  };
  for (const turn of turns) {
    for (const { field, path, method, body } of calls(turn, jobs.jobs[0]?.jobId, await upload(site))) {
      const headers = { authorization: `Bearer ${fan.token}`, 'idempotency-key': randomUUID() };
      note(field, (await site.call(path, { method, body, headers })).status);
    }
    note('card', await storeCard(site, fan, turn));
  }
  return stored;
}
