import type { CreateInviteRequest, InviteRequest } from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import { attemptSteps } from '../../../platform/attempts/attemptSteps.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { presentPublicInvite } from './invitePresenter.ts';
import {
  acceptInvite,
  acceptPublicInvite,
  createInvite,
  declineInvite,
  findLinked,
  readInvites,
  resendInvite,
  revokeInvite,
} from './inviteService.ts';

/** Invitations are mails to addresses that a member names: one address gets few, whoever sends them. */
const countMail = attemptSteps('invite limits', {
  invitePerMember: { points: 100, windowSeconds: 60 * 60 },
  invitePerAddress: { points: 5, windowSeconds: 60 * 60 },
});
const countForMember = countMail('invitePerMember');
const countForAddress = countMail('invitePerAddress', {
  keyOf: ({ body }) => {
    const { inviteId, emailAddress } = body as Partial<CreateInviteRequest & InviteRequest>;
    return inviteId ?? normaliseEmailAddress(emailAddress ?? '');
  },
});

export const inviteRoutes = implement({
  listInvites: ({ platform, query: { clientId } }) => readInvites(platform.database.query, clientId),
  createInvite: route(countForMember, countForAddress, withTransaction, ({ body, ...context }) =>
    createInvite(context, body),
  ),
  resendInvite: route(countForMember, countForAddress, withTransaction, ({ body, ...context }) =>
    resendInvite(context, body),
  ),
  revokeInvite: route(withTransaction, ({ tx, now, body }) => revokeInvite({ tx, now }, body)),
  getPublicInvite: async ({ platform, query: { inviteCode }, site }) =>
    presentPublicInvite(await findLinked(platform.database.query, { inviteCode, scope: site })),
  checkInviteAccount: async ({ platform, query: { inviteCode }, site }) => {
    const { hasAccount } = await findLinked(platform.database.query, { inviteCode, scope: site });
    return { exists: hasAccount };
  },
  acceptInvite: route(
    withTransaction,
    ({ platform, tx, now, actor: { userId }, body: { inviteCode }, site }) =>
      acceptInvite({ platform, tx, now, userId }, { inviteCode, scope: site }),
  ),
  acceptPublicInvite: route(withTransaction, ({ platform, tx, now, body, site, locale }) =>
    acceptPublicInvite({ platform, tx, now }, body, { scope: site, locale }),
  ),
  declinePublicInvite: route(withTransaction, async ({ tx, now, body: { inviteCode }, site }) => {
    await declineInvite({ tx, now }, { inviteCode, scope: site });
    return { ok: true };
  }),
});
