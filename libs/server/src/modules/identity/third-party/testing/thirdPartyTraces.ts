import type { Traces } from '../../../../testing/traces.ts';

export const thirdPartyTraces: Traces = async ({ database, clock }, { userId }) => {
  const provider = { authenticator_type: 'Google', issuer: 'https://provider.example', subject: 's-1' };
  await database.query
    .insertInto('third_party_identity')
    .values({ ...provider, user_id: userId, created_at: clock.now() })
    .execute();
};
