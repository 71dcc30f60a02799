import type { Locale } from '@foyer/contract';
import type { Invariant } from '../../../platform/database/invariants.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { implement, route, type Step } from '../../../platform/http/route.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { retryingSeats } from '../../../sale/hold/holdLines.ts';
import { roomGuard } from '../../../sale/waiting-room/roomGuard.ts';
import { holdUpgrade, releaseUpgrade } from './holdUpgrade.ts';
import { payUpgrade, readCheckout } from './upgradeCheckout.ts';
import { getTree, listCharts, listOptions, listPackages } from './upgradeOptions.ts';
import { upgradeKind } from '../../../sale/upgrade/upgradeRepository.ts';
import { listUpgradable, type Upgrading } from './upgradeSource.ts';

const upgrades = withAbility('upgrades');
/** Of calls that show or hold places, which have the event's waiting room before them. */
const places: Step<object> = {
  name: 'upgradePlaces',
  run: (context, next) => upgrades.run(context, () => roomGuard.run(context, next)),
};

interface Asking extends Pick<BaseContext, 'platform' | 'site'> {
  actor: Pick<Actor, 'userId'>;
  locale: Locale;
}

const upgrading = async ({ platform, actor, site, locale }: Asking): Promise<Upgrading> => ({
  ...{ userId: actor.userId, scope: site, locale },
  now: await readDatabaseTime(platform.database.query),
});

const upgradeRoutes = implement({
  listUpgradableOffers: route(upgrades, async (context) =>
    listUpgradable(context.platform.database.query, await upgrading(context), context.body.eventId),
  ),
  listUpgradeOptions: route(places, async (context) =>
    listOptions(context.platform.database.query, await upgrading(context), context.body),
  ),
  listUpgradePackages: route(places, async (context) =>
    listPackages(context.platform.database.query, await upgrading(context), context.body),
  ),
  getUpgradeTree: route(places, async (context) =>
    getTree(context.platform.database.query, await upgrading(context), context.body),
  ),
  listUpgradeCharts: route(places, async (context) =>
    listCharts(context.platform.database.query, await upgrading(context), context.body),
  ),
  holdUpgrade: route(
    places,
    idempotent,
    retryingSeats,
    withTransaction,
    ({ actor: { userId }, body, ...context }) => holdUpgrade({ ...context, userId }, body),
  ),
  getUpgradeCheckout: route(upgrades, async (context) =>
    readCheckout(context.platform, context.platform.database.query, await upgrading(context), context.query),
  ),
  payUpgrade: resumable(payUpgrade),
  releaseUpgrade: route(upgrades, withTransaction, async ({ actor: { userId }, body, tx, site }) => {
    await releaseUpgrade({ tx, userId, site }, body);
    return { ok: true };
  }),
});

const upgradeInvariants: readonly Invariant[] = [
  {
    name: 'what an order credits was given up by its commitment, for one {product} of it',
    sql: `select c.order_id, c.charge_number from charge c
          join purchase_order o using (event_id, order_id)
          left join commitment_token g on g.event_id = o.event_id and g.commitment_id = o.commitment_id
            and g.token_id = c.credits_token_id and g.given_up_at is not null and g.is_credited
          left join token t on t.event_id = c.event_id and t.upgrades_id = c.credits_token_id
            and t.order_id = o.order_id
          where c.credits_token_id is not null and (g.token_id is null or t.token_id is null)`,
  },
  {
    name: 'no more is credited for a {product} than was charged for it',
    sql: `select c.credits_token_id from (
            select event_id, credits_token_id, -sum(amount) as amount from charge
            where credits_token_id is not null group by event_id, credits_token_id) c
          cross join lateral (select coalesce(sum(p.amount), 0) as amount from charge p
            where p.event_id = c.event_id and p.token_id = c.credits_token_id) paid
          where c.amount > paid.amount`,
  },
  {
    name: 'a {product} that was given up for another is void, and both are of the same age',
    sql: `select t.event_id, t.token_id from token t
          join token b on b.event_id = t.event_id and b.token_id = t.upgrades_id
          where b.state <> 'voided' or coalesce(b.age_group, 'ADULT') <> coalesce(t.age_group, 'ADULT')`,
  },
];

/** Exchange of {product} for better ones of the same event, for the difference. */
export const upgradeModule = {
  routes: upgradeRoutes,
  commitmentKinds: [upgradeKind],
  invariants: upgradeInvariants,
} satisfies ServerModule;
