import { failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { renewEntrySecrets } from '../../../sale/token/entrySecret.ts';
import { setTokensFrozen } from '../account/accountRepository.ts';
import { presentAccount } from '../account/profilePresenter.ts';
import { requireRecentLogIn } from '../session/recentLogIn.ts';

export const tokenFreezeRoutes = implement({
  // Freezing needs no confirmation, for a lost phone is urgent.
  freezeTokens: route(withTransaction, async ({ platform, actor, locale, tx, now }) => {
    const account = await setTokensFrozen(tx, actor.userId, now);
    if (!account) throw failure('unauthorized');
    await renewEntrySecrets(tx, platform, actor.userId);
    return presentAccount(tx, account, locale);
  }),
  // Unfreezing does, so that the finder of the phone can't do it.
  unfreezeTokens: route(withTransaction, async ({ platform, actor, locale, tx, now }) => {
    requireRecentLogIn(platform, actor, now);
    const account = await setTokensFrozen(tx, actor.userId, undefined);
    if (!account) throw failure('unauthorized');
    return presentAccount(tx, account, locale);
  }),
});
