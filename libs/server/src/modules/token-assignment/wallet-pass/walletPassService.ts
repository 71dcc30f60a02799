import { createHash } from 'node:crypto';
import { createPaths, type Locale } from '@foyer/contract';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import type { WalletKind, WalletPass } from '../../../platform/gateways/wallet/walletGateway.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { mayHavePass } from '../../../sale/token/tokenPolicy.ts';
import { findHeldToken } from '../../../sale/token/tokenRepository.ts';
import { wordWalletPass } from './walletPassWords.ts';

const limits = { walletPassPerAccount: { points: 60, windowSeconds: 60 * 60 } };
const limiterKey = stateKey<AttemptLimiter<keyof typeof limits>>('wallet pass limits');
const limiterOf = ({ database, state }: Platform): AttemptLimiter<keyof typeof limits> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, limits));

/** Serial of a token in the hands of one holder, which tells nothing about either. */
const serialOf = (tokenId: string, holderId: string): string =>
  createHash('sha256').update(`${tokenId} ${holderId}`).digest('base64url').slice(0, 24);

interface PassRequest {
  tokenId: string;
  userId: string;
  site: Site;
  locale: Locale;
  kind: WalletKind;
}

/**
 * Reads the pass of a token for its holder.
 * @throws Failure notFound, also for a wallet that is not configured; tokenNotActive, tokensFrozen, tooManyRequests
 */
export async function readWalletPass(
  platform: Platform,
  { tokenId, userId, site, locale, kind }: PassRequest,
): Promise<WalletPass> {
  if (!platform.gateways.wallet.kinds.includes(kind)) throw failure('notFound');
  await limiterOf(platform).count('walletPassPerAccount', userId);
  const db = platform.database.query;
  const token = found(await findHeldToken(db, tokenId, { holderId: userId, scope: site }));
  demand(mayHavePass(token));
  const event = await readEvent(db, token.eventId, withUnpublished(site));
  const paths = createPaths(productAddressOf(site, platform.config));
  return wordWalletPass({
    serial: serialOf(tokenId, userId),
    token,
    event,
    sectionNames: await readSectionNames(db, token.eventId),
    texts: platform.texts.forSite(site),
    locale,
    link: `${siteOrigin(site, platform.config.origin)}/${locale}${paths.token({ eventId: token.eventId })}`,
  });
}
