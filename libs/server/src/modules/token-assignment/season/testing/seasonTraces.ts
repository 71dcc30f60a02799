import { buildSeason, issueSeats } from '../../../../testing/sale/fixtures/seasonFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

/** Gives a person a season pass. */
export const seasonTraces: Traces = async (server, { userId }) => {
  await issueSeats(server, await buildSeason(server, 1), { userId });
};
