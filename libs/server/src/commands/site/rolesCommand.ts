import type { MemberRight } from '@foyer/contract';
import { openDatabase } from '../../platform/database/database.ts';
import { changeRole, readRoles, type RoleOrder } from '../../modules/identity/role/roleService.ts';
import type { RoleHolder } from '../../modules/identity/role/roleRepository.ts';
import { memberRights } from '../../platform/http/access/actor.ts';
import { systemClock } from '../../platform/security/clock.ts';
import { createIdMaker } from '../../platform/security/ids.ts';
import { systemRandomness } from '../../platform/security/randomness.ts';
import type { Command } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { operatorName } from '../command/operatorName.ts';
import { withDatabase } from '../command/withDatabase.ts';

const usage =
  'show|bar|lift EMAIL, grant|revoke client EMAIL ORGANISATION RIGHT..., or grant|revoke promoter EMAIL EVENT';

/** @throws Error that lists the rights */
function readRights(words: readonly string[]): MemberRight[] {
  const rights = words.filter((word): word is MemberRight => memberRights.some((right) => right === word));
  if (rights.length === 0 || rights.length < words.length)
    throw new Error(`Name rights in the organisation: ${memberRights.join(', ')}.`);
  return rights;
}

type Words = Omit<RoleOrder, 'operator' | 'change'> & { change: RoleOrder['change'] | 'show' };

/** @throws Error that explains the usage */
function readWords([change = '', ...rest]: readonly string[]): Words {
  const wrong = new Error(`foyer roles ${usage}`);
  if (change === 'show' || change === 'bar' || change === 'lift') {
    const [emailAddress, ...more] = rest;
    if (emailAddress === undefined || more.length > 0) throw wrong;
    return { change, emailAddress };
  }
  if (change !== 'grant' && change !== 'revoke') throw wrong;
  const [role, emailAddress, name, ...more] = rest;
  if (emailAddress === undefined || name === undefined) throw wrong;
  if (role === 'client')
    return { change, emailAddress, of: { role, organisation: name, rights: readRights(more) } };
  if (role !== 'promoter' || more.length > 0) throw wrong;
  return { change, emailAddress, of: { role, event: name } };
}

const lineOf = ({ emailAddress, state, memberships, engagements }: RoleHolder): string => {
  const held = [
    ...memberships.map(({ organisation, rights }) => `client of ${organisation} (${rights.join(' ')})`),
    ...engagements.map((event) => `promoter of ${event}`),
  ];
  return `${emailAddress}: ${state}, ${held.length > 0 ? held.join(', ') : 'no role'}`;
};

/** Shows and changes roles [I6.05]. The API has no such call: only operators of the platform can run this command. */
export const rolesCommand: Command = {
  summary: 'Show the roles of an account, grant or revoke them, block or unblock the account (bar, lift)',
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
