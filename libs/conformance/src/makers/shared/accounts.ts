import { randomUUID } from 'node:crypto';
import type { Owner } from '../../world/owner.ts';

/** Password of every account that a world makes. */
export const accountPassword = 'velvet curtain 7';

/** Returns an unused email address. */
export const newAddress = (): string => `conformance-${randomUUID()}@foyer.example`;

/** Returns the token of the newest link to a page that was mailed to the owner. */
export const mailedToken =
  (page: string) =>
  ({ world, person: { emailAddress } }: Owner): Promise<string> =>
    world.make('mailedToken', { emailAddress, page });
