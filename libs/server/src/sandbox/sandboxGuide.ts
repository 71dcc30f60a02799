import type { SampleWorld } from '@foyer/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { readDatabaseTime } from '../platform/database/databaseClock.ts';
import { originAt } from '../platform/web/frameOrigins.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import type { SellerPayoutCase } from './payment/sandboxSellerPayout.ts';
import { testCards, type CardBehaviour } from './payment/testCards.ts';
import { casesHtml } from './sandboxCases.ts';
import { newNonce, sandboxPage, sandboxPageHeaders } from './sandboxPage.ts';

/** Part of the sample world that the sandbox's list shows. */
export type SandboxSample = Pick<
  SampleWorld,
  'cases' | 'accounts' | 'invitedAccounts' | 'password' | 'partner'
>;

const cardOutcomes: Readonly<Record<CardBehaviour, string>> = {
  succeeds: 'pays',
  declined: 'is declined',
  insufficientFunds: 'is declined: not enough money',
  expiredCard: 'is declined: expired',
  incorrectCvc: 'is declined: wrong security code',
  processingError: 'fails at the bank; a second try may help',
  chargeDeclined: 'is accepted for a Wish List or My Price, and declined when charged',
  verification: 'asks for verification, then pays',
  slow: 'pays after two seconds',
  silentCaptured: 'pays, but the answer is lost: the payment stays pending until it is looked up',
  silentLost: 'never reaches the bank: the payment stays pending until it is looked up, then fails',
  lapses: 'is authorised, and the authorisation lapses at once',
  refundFails: 'pays; a refund of it is accepted and fails later',
  disputeLost: 'pays, is disputed at once, and the dispute is lost',
  disputeWon: 'pays, is disputed at once, and the dispute is won',
};

const payoutOutcomes: Readonly<Record<SellerPayoutCase, string>> = {
  refused: 'is refused at once',
  failed: 'fails after a minute',
  blocked: 'can’t receive money',
  returned: 'is returned, since nobody claimed it',
  refunded: 'is sent back by its recipient',
  held: 'is held for a day, then arrives',
  unclaimed: 'is unclaimed for 30 days, then returned',
};

function table(title: string, rows: readonly (readonly [string, string])[], note = ''): string {
  const body = rows.map(
    ([key, meaning]) => `<tr><td><code>${escapeHtml(key)}</code></td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  return `<article><h2>${title}</h2>${note}<table><tbody>${body.join('')}</tbody></table></article>`;
}

function accountsHtml({ accounts, invitedAccounts, password }: SandboxSample): string {
  const rows = [
    ...accounts.map(
      ({ emailAddress, role, isVerified, locale }) =>
        [
          emailAddress,
          `${role ?? (isVerified ? 'fan' : 'fan with an unverified address')}, ${locale}`,
        ] as const,
    ),
    ...invitedAccounts.map(
      ({ emailAddress, locale }) => [emailAddress, `invited, not signed up yet, ${locale}`] as const,
    ),
  ];
  return table(
    'Accounts',
    rows,
    `<p>The password of every account is <code>${escapeHtml(password)}</code>.</p>`,
  );
}

const cardsHtml = (): string =>
  table(
    'Cards',
    Object.entries(testCards).map(([number, outcome]) => [
      number.replace(/(.{4})(?=.)/g, '$1 '),
      cardOutcomes[outcome],
    ]),
    '<p>Any expiry in the future and any security code will do. Every other number is refused.</p>',
  );

const payoutsHtml = (): string =>
  table(
    'PayPal accounts of fans who sell',
    Object.entries(payoutOutcomes).map(([name, outcome]) => [`${name}@paypal.example`, outcome]),
    '<p>The beginning of the address decides; every other arrives a minute after it was sent.</p>',
  );

const day = 86_400_000;
const moves: readonly (readonly [string, object])[] = [
  ['10 minutes on', { advanceMs: day / 144 }],
  ['1 hour on', { advanceMs: day / 24 }],
  ['1 day on', { advanceMs: day }],
  ['Real time', { offsetMs: 0 }],
];

/** Clock with buttons; open pages of the site follow it. */
function clockHtml(now: Date): string {
  const buttons = moves.map(
    ([label, move]) =>
      `<button type="button" data-post="/sandbox/clock" data-body='${JSON.stringify(move)}'>${label}</button>`,
  );
  return `<article><h2>Clock</h2><p>It is <time datetime="${now.toISOString()}">${now.toUTCString()}</time>.
Sales open and close, and holds end, by this clock.</p>${buttons.join('')}</article>`;
}

/** Buttons of the page post their data and load it again. */
const scriptHtml = (nonce: string): string => `<script nonce="${nonce}">
document.addEventListener('click', async ({ target }) => {
  const { post, body } = target.dataset;
  if (!post) return;
  target.disabled = true;
  await fetch(post, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  location.reload();
});
</script>`;

function sitesHtml(origin: string, { partner }: SandboxSample): string {
  const sites: [string, string][] = [
    [originAt(origin, { prefix: `${partner}.` }), 'An organiser’s own site'],
    [originAt(origin, { prefix: 'partner.' }), 'The widget in the page of a partner'],
  ];
  const links = sites.map(([address, what]) => `<p><a href="${escapeHtml(address)}">${what}</a></p>`);
  return `<article><h2>Other sites</h2>${links.join('')}</article>`;
}

/** Registers `/sandbox`: the cases of the sample, and how to try them. */
export function registerSandboxGuide(app: FastifyInstance, platform: Platform, sample: SandboxSample): void {
  app.get('/sandbox', async (_request, reply) => {
    const nonce = newNonce(platform);
    const body = [
      await casesHtml(platform, sample.cases),
      '<h2 class="topic">What you need</h2>',
      accountsHtml(sample),
      cardsHtml(),
      payoutsHtml(),
      clockHtml(await readDatabaseTime(platform.database.query)),
      sitesHtml(platform.config.origin, sample),
      scriptHtml(nonce),
    ];
    return reply.headers(sandboxPageHeaders(nonce)).send(
      sandboxPage({
        title: 'Try this',
        nonce,
        intro:
          'Every situation of a sale, each with an event that shows it. No money, mail or account is real.',
        body: body.join('\n'),
        isWide: true,
      }),
    );
  });
}
