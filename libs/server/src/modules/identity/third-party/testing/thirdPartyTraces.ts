import type { Traces } from '../../../../testing/traces.ts';

export const thirdPartyTraces: Traces = async ({ database, clock }, { userId }) => {
  const provider = { authenticatorType: 'Google', issuer: 'https://provider.example', subject: 's-1' };
  await database.query
    .insertInto('thirdPartyIdentity')
    .values({ ...provider, userId, createdAt: clock.now() })
    .execute();
};
