import { openDatabase } from '../platform/database/database.ts';
import { changeRole, readRoles, type RoleOrder } from '../modules/identity/role/roleService.ts';
import type { RoleHolder } from '../modules/identity/role/roleRepository.ts';
import { systemClock } from '../platform/security/clock.ts';
import { createIdMaker } from '../platform/security/ids.ts';
import { systemRandomness } from '../platform/security/randomness.ts';
import type { Command } from './command.ts';
import { migrateAndTell } from './migrateCommand.ts';
import { operatorName } from './operatorName.ts';
import { withDatabase } from './withDatabase.ts';

const usage = 'show|bar|lift EMAIL, or grant|revoke promoter|client EMAIL [ORGANISATION]';

type Words = Omit<RoleOrder, 'operator' | 'change'> & { change: RoleOrder['change'] | 'show' };

/** @throws Error that explains the usage */
function readWords([change = '', ...rest]: readonly string[]): Words {
  const wrong = new Error(`foyer roles ${usage}`);
  if (change === 'show' || change === 'bar' || change === 'lift') {
    const [emailAddress, ...more] = rest;
    if (emailAddress === undefined || more.length > 0) throw wrong;
    return { change, emailAddress };
  }
  const [role, emailAddress, organisation, ...more] = rest;
  const isOrder = change === 'grant' || change === 'revoke';
  const isRole = role === 'promoter' || role === 'client';
  if (!isOrder || !isRole || emailAddress === undefined || more.length > 0) throw wrong;
  return { change, role, emailAddress, ...(organisation === undefined ? {} : { organisation }) };
}

const lineOf = ({ emailAddress, state, roles }: RoleHolder): string => {
  const held = roles.map(({ role, organisation }) => (organisation ? `${role} of ${organisation}` : role));
  return `${emailAddress}: ${state}, ${held.length > 0 ? held.join(', ') : 'no role'}`;
};

/** Shows and changes roles [I6.05]. The API has no such call: only operators of the platform can run this command. */
export const rolesCommand: Command = {
  summary: 'Show the roles of an account, grant or revoke one, block or unblock the account (bar, lift)',
  usage,
  run: async (input) => {
    const { change, ...words } = readWords(input.arguments);
    await withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        const newId = createIdMaker(systemClock, systemRandomness);
        const isDone =
          change === 'show' ||
          (await changeRole({ database, newId }, { ...words, change, operator: operatorName() }));
        if (!isDone) input.say('Nothing to change.');
        input.say(lineOf(await readRoles({ database }, words.emailAddress)));
      } finally {
        await database.close();
      }
    });
  },
};
