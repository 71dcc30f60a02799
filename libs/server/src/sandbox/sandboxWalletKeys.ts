import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { pkcs1Of, type WalletSettings } from '../platform/gateways/wallet/walletSettings.ts';
import { days } from '../platform/time/units.ts';

const makeKeys = promisify(generateKeyPair);
const team = 'SANDBOX000';
const passTypeId = 'pass.example.foyer.sandbox';

interface Pair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}
const newPair = (modulusLength: number): Promise<Pair> => makeKeys('rsa', { modulusLength });
/** Bits of a key that the library of Apple's passes signs with in JavaScript: few, since no phone trusts it anyway. */
const appleBits = 1024;
const googleBits = 2048;

interface Name {
  commonName: string;
  passTypeId?: string;
}
const attributesOf = (name: Name): forge.pki.CertificateField[] => [
  { name: 'commonName', value: name.commonName },
  { name: 'organizationalUnitName', value: team },
  ...(name.passTypeId === undefined ? [] : [{ type: '0.9.2342.19200300.100.1.1', value: name.passTypeId }]),
];

/** Makes a certificate that is good for a year before and ten years after now: the sandbox's clock moves. */
function certify(subject: Name, { publicKey }: Pair, issuer: Name, { privateKey }: Pair, now: Date): string {
  const certificate = forge.pki.createCertificate();
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  certificate.publicKey = forge.pki.publicKeyFromPem(pem);
  certificate.serialNumber = subject === issuer ? '01' : '02';
  certificate.validity.notBefore = new Date(now.getTime() - days(365));
  certificate.validity.notAfter = new Date(now.getTime() + days(3650));
  certificate.setSubject(attributesOf(subject));
  certificate.setIssuer(attributesOf(issuer));
  certificate.setExtensions([{ name: 'basicConstraints', cA: subject === issuer }]);
  certificate.sign(forge.pki.privateKeyFromPem(pkcs1Of(privateKey)), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/** Creates keys and certificates like those of Apple and Google; no phone trusts them. */
export async function makeWalletSettings(origin: string, now: Date): Promise<Required<WalletSettings>> {
  const [root, signer, account] = await Promise.all([
    newPair(appleBits),
    newPair(appleBits),
    newPair(googleBits),
  ]);
  const authority: Name = { commonName: 'Foyer sandbox' };
  return {
    apple: {
      ...{ passTypeId, teamId: team, privateKey: pkcs1Of(signer.privateKey) },
      certificate: certify({ commonName: 'Sandbox passes', passTypeId }, signer, authority, root, now),
      authority: certify(authority, root, authority, root, now),
    },
    google: {
      issuerId: '3388000000000000000',
      account: 'passes@foyer.example',
      privateKey: pkcs1Of(account.privateKey),
      saveUrl: `${origin}/sandbox/wallet?pass=`,
    },
  };
}
