import type { Gender } from '@foyer/contract';
import {
  entriesOf,
  goodEntries,
  validationCases,
  type AccountEntries,
  type ValidationCase,
} from '@foyer/contract/validation-cases';
import { calendarDayIn } from '@foyer/util';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { linkTokenFor, signUp } from '../../../testing/people/signUp.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { createPartialAccount } from '../../../testing/people/createPartialAccount.ts';

const manyTimes = { points: 10_000, windowSeconds: 60 };
const { identity } = testConfig();
const attemptLimits = {
  ...identity.attemptLimits,
  signUpPerCaller: manyTimes,
  logInPerCaller: manyTimes,
  resetPerCaller: manyTimes,
  linkPerCaller: manyTimes,
};
const server = useTestServer({ config: { identity: { ...identity, attemptLimits } } });
let serial = 0;

async function take(emailAddress: string, by: ValidationCase['takenBy']): Promise<void> {
  if (by === 'account') await signUp(server, { emailAddress });
  const begun = { emailAddress, userLocale: 'en-US', details: {}, origin: 'http://localhost:4200' } as const;
  if (by === 'begunAccount')
    await inTransaction(server.database, (tx, now) => createPartialAccount(tx, server.platform, begun, now));
}

async function resetToken(): Promise<string> {
  const { emailAddress } = await signUp(server);
  await server.call('initiateResetPassword', { body: { emailAddress } });
  return linkTokenFor(server, emailAddress, '/resetPassword/callback');
}

/** Sends typed values to the operation of the row's form. */
async function send({ form, given, takenBy }: ValidationCase, typed: AccountEntries) {
  const { agreesToTerms: _agreed, password, ...rest } = typed;
  // Many rows create an account, so rows not about the address use a fresh one.
  const emailAddress = 'emailAddress' in given ? typed.emailAddress : `row${(serial += 1)}@foyer.example`;
  const { emailAddress: _typed, ...details } = { ...rest, gender: rest.gender as Gender };
  await take(emailAddress, takenBy);
  switch (form) {
    case 'signUp':
      return server.call('createAccount', {
        body: { ...details, emailAddress, password, userLocale: 'en-US' },
      });
    case 'details':
      return server.call('updateProfile', { token: (await signUp(server)).token, body: details });
    case 'newPassword':
      return server.call('changePassword', { body: { verificationString: await resetToken(), password } });
    case 'logIn':
      return server.call('logIn', { body: { emailAddress, password } });
    case 'forgotPassword':
      return server.call('initiateResetPassword', { body: { emailAddress } });
  }
}

const sent = validationCases.filter(({ code }) => code !== 'never');

describe('the rules of accounts, by the table that the forms read too [I5.01-I5.06, I5.11, I8.09]', () => {
  it.each(sent.map((each) => [each.requirement, each.form, each.given, each.code ?? 'good', each] as const))(
    '%s: %s with %j is %s',
    async (_requirement, _form, _given, _code, each) => {
      const { year, month, day } = calendarDayIn(new Date(), goodEntries.countryCode);
      const today = new Date(Date.UTC(year, month - 1, day));
      const answer = await send(each, entriesOf(each, today));
      expect([answer.error?.code, answer.status === 200]).toEqual([each.code, each.code === undefined]);
    },
  );
});
