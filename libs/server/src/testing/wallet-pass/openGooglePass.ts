import { jwtVerify } from 'jose';
import type { GoogleTicketClass, GoogleTicketObject } from '../../platform/gateways/wallet/googlePass.ts';
import { sandboxGoogleRecord, sandboxWalletKey } from '../../sandbox/sandboxWallet.ts';
import type { TestServer } from '../testServer.ts';

interface Saved {
  eventTicketObjects: [{ id: string; classId: string }];
}

/** Opens the address of a pass for Google Wallet, and reads what the sandbox has of it. */
export async function openGooglePass({ platform, clock }: TestServer, url: string) {
  const jwt = new URL(url).searchParams.get('pass')!;
  const { payload } = await jwtVerify(jwt, await sandboxWalletKey(platform), { currentDate: clock.now() });
  const [named] = (payload.payload as Saved).eventTicketObjects;
  const kind = sandboxGoogleRecord(platform, named.classId) as GoogleTicketClass;
  const ticket = sandboxGoogleRecord(platform, named.id) as GoogleTicketObject;
  return { jwt, payload, named, kind, ticket };
}
