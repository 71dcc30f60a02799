import { personalColumns } from '@foyer/server/testing';
import type { CanaryKind } from '../people/canaries.ts';

type PersonalKind = (typeof personalColumns)[string][number];

/** Canaries of the journeys, by the kinds of the server's manifests. */
const canaryOf: Readonly<Record<PersonalKind, CanaryKind>> = {
  emailAddress: 'address of mail',
  firstName: 'first name',
  lastName: 'last name',
  postalCode: 'postal code',
  cardPostalCode: 'postal code',
  dateOfBirth: 'date of birth',
  nameOnCard: 'name on the card',
};

const mail: readonly CanaryKind[] = ['address of mail', 'first name', 'link token'];
/** A mail about a hand-over, and a request for a large order, have the whole name of a fan. */
const mailText: readonly CanaryKind[] = [...mail, 'last name'];
const queued: readonly CanaryKind[] = ['address of mail', 'first name', 'last name'];

/** Columns that hold what goes out, or stands for the outside, in a journey. */
const onItsWay: Readonly<Record<string, readonly CanaryKind[]>> = {
  'captured_mail.recipient': mail,
  'captured_mail.text_body': mailText,
  'captured_mail.html_body': mailText,
  'captured_mail.subject': ['first name', 'last name'],
  // A mail that is not sent yet; the queue forgets what is done.
  'outbox.payload': queued,
  'job.data': queued,
  'job_common.data': queued,
  'sandbox_openid_record.payload': ['address of mail', 'first name', 'last name'],
};

/** Tells whether a database column may hold a kind of personal data [PV-04]. */
export const mayHold = (column: string, kind: CanaryKind): boolean =>
  (onItsWay[column] ?? personalColumns[column]?.map((each) => canaryOf[each]) ?? []).includes(kind);
