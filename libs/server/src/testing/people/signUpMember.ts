import type { MemberRight } from '@foyer/contract';
import { engage } from '../../modules/identity/role/roleRepository.ts';
import { grantRights } from '../../sale/membership/membershipRepository.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { signUp } from './signUp.ts';
import type { TestServer } from '../testServer.ts';

type Details = Parameters<typeof signUp>[1];
type Person = ReturnType<typeof signUp>;

/** Signs up a verified member of an organisation. */
export async function signUpMember(
  server: TestServer,
  membership: { clientId: string; rights: readonly MemberRight[] },
  details: Details = {},
): Person {
  const person = await signUp(server, details);
  await inTransaction(server.database, (tx) => grantRights(tx, person.userId, membership));
  return person;
}

/** Signs up a verified promoter of an event. */
export async function signUpPromoter(server: TestServer, eventId: string, details: Details = {}): Person {
  const person = await signUp(server, details);
  await inTransaction(server.database, (tx) => engage(tx, person.userId, eventId));
  return person;
}
