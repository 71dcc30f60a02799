import type { Locale } from '@foyer/contract';

/** Wallets of phones. */
export type WalletKind = 'apple' | 'google';

interface PassFact {
  label: string;
  value: string;
}

/** Content of a pass. It can be copied, so it has no code, secret or id of a token. */
export interface WalletPass {
  /** Stable for a token in the hands of one holder; a later pass with it replaces the earlier one. */
  serial: string;
  eventId: string;
  /** Name of the event in addresses, for the file. */
  vanityName: string;
  /** `#rrggbb`, of the event where its words can be read on them. */
  colors: { ground: string; accent: string };
  locale: Locale;
  /** Name of the site. */
  site: string;
  eventName: string;
  startsAt: Date;
  doorsAt: Date | undefined;
  endsAt: Date | undefined;
  /** IANA zone of the event. */
  timezone: string;
  /** Date and time, worded in the zone of the event. */
  when: PassFact;
  where: PassFact;
  venue:
    | { name: string; address: string; position: { latitude: number; longitude: number } | undefined }
    | undefined;
  /** Section, row and seat, or the area. */
  place: readonly PassFact[];
  seat: { section: string; row: string; seat: string } | undefined;
  facts: readonly PassFact[];
  /** How the live code is opened. */
  note: PassFact;
  /** Under the barcode, which is `link`. */
  barcodeText: string;
  /** Page of the {product}, which shows the live code. */
  link: string;
}

/** Signs passes for wallets. */
export interface WalletGateway {
  /** The configured ones. */
  kinds: readonly WalletKind[];
  /** Returns a signed .pkpass file. */
  applePass: (pass: WalletPass) => Promise<Buffer>;
  /** Returns the address of Google's page that saves a pass. */
  googleUrl: (pass: WalletPass) => Promise<string>;
}
