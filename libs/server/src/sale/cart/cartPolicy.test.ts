import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import type { Permission } from '../../platform/http/access/permission.ts';
import { mayChange, mayExtend, mayPay } from './cartPolicy.ts';
import type { CommitmentPhase } from '../commitment/commitmentStates.ts';
import { extendHold, openHold } from '../commitment/holdTimes.ts';

const settings = defaultConfig.sale;
const hold = openHold(new Date('2026-11-21T12:00:00Z'), settings);
const reasonOf = (permission: Permission): string => (permission.allowed ? 'allowed' : permission.reason);

describe('the policy of a cart', () => {
  it.each<[CommitmentPhase, string, string, string]>([
    ['held', 'allowed', 'allowed', 'allowed'],
    ['over', 'allowed', 'reservationTimeRanOut', 'reservationTimeRanOut'],
    ['paying', 'paymentPending', 'holdNotExtendable', 'paymentPending'],
    ['paid', 'allowed', 'reservationTimeRanOut', 'allowed'],
    ['released', 'allowed', 'reservationTimeRanOut', 'reservationTimeRanOut'],
  ])('lets one that is %s be changed: %s, extended: %s, paid: %s', (phase, change, extend, pay) => {
    const cart = { phase, ...hold };
    const answers = [mayChange(cart), mayExtend(cart, settings), mayPay(cart)].map(reasonOf);
    expect(answers).toEqual([change, extend, pay]);
  });

  it('lets a hold be extended once [C4.04a]', () => {
    const extended = { phase: 'held' as const, ...extendHold(hold, settings)! };
    expect(reasonOf(mayExtend(extended, settings))).toBe('holdNotExtendable');
  });

  it('finds nothing to extend or pay without a cart', () => {
    const reasons = [mayExtend(undefined, settings), mayPay(undefined), mayChange(undefined)].map(reasonOf);
    expect(reasons).toEqual(['reservationTimeRanOut', 'reservationTimeRanOut', 'allowed']);
  });
});
