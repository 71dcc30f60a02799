import { createHash } from 'node:crypto';
import type { AuthenticatorType } from '@foyer/contract';

/** Person to choose at a sandbox provider. */
export interface SandboxPerson {
  subject: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  isEmailVerified: boolean;
}

const person = (
  subject: string,
  name: string,
  emailAddress: string,
  { isEmailVerified = true } = {},
): SandboxPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { subject, firstName, lastName, emailAddress, isEmailVerified };
};

/** Fictional people for demonstrations: a new one, the sample fan, and one with an unverified address. */
export const sandboxPeople: Record<AuthenticatorType, readonly SandboxPerson[]> = {
  Apple: [
    person('apple-luc', 'Luc Gagnon', 'luc@foyer.example'),
    person('apple-fan', 'Ada Tremblay', 'fan@foyer.example'),
    person('apple-relay', 'Maya Ruiz', 'k7x2m9@privaterelay.foyer.example'),
    person('apple-noor', 'Noor Haddad', 'noor@foyer.example', { isEmailVerified: false }),
  ],
  Google: [
    person('google-grace', 'Grace Okafor', 'grace@foyer.example'),
    person('google-fan', 'Ada Tremblay', 'fan@foyer.example'),
    person('google-noor', 'Noor Haddad', 'noor@foyer.example', { isEmailVerified: false }),
  ],
};

/** Reads a typed person; the same address gives the same subject. */
export function readTypedPerson(form: URLSearchParams): SandboxPerson | undefined {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 200);
  const emailAddress = text('emailAddress').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(emailAddress)) return undefined;
  return {
    subject: `typed-${createHash('sha256').update(emailAddress).digest('hex').slice(0, 24)}`,
    firstName: text('firstName'),
    lastName: text('lastName'),
    emailAddress,
    isEmailVerified: form.get('isEmailVerified') === 'on',
  };
}
