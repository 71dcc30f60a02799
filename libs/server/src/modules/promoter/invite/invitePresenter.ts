import type { Invite, OrganisationMember, PublicInvite } from '@foyer/contract';
import { maskedAddress } from '../../../platform/mail/maskedAddress.ts';
import type { InviteRow, MemberRow } from './inviteRepository.ts';

export const presentInvite = (row: InviteRow): Invite => ({
  ...{ inviteId: row.inviteId, clientId: row.clientId, rights: row.rights, state: row.state },
  ...(row.emailAddress === null ? {} : { emailAddress: row.emailAddress }),
  invitedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

export const presentMember = ({
  grantedAt,
  userId,
  name,
  emailAddress,
  rights,
}: MemberRow): OrganisationMember => ({
  ...{ userId, name, emailAddress, rights },
  memberSince: grantedAt.toISOString(),
});

/** Presents an invitation to the holder of its link, with the address masked: links are forwarded. */
export const presentPublicInvite = (row: InviteRow): PublicInvite => ({
  ...{ state: row.state, organisation: row.organisation, rights: row.rights },
  emailAddress: maskedAddress(row.emailAddress),
  expiresAt: row.expiresAt.toISOString(),
});
