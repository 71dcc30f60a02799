import { createHash, verify, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import forge from 'node-forge';

const binary = (bytes: string): Buffer => Buffer.from(bytes, 'binary');

/** Signature as forge reads it; its types leave out what was read. */
interface ReadSignature {
  certificates: forge.pki.Certificate[];
  rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
}

/** Value of an attribute of a signature, by its object id. */
function attributeOf(attributes: readonly forge.asn1.Asn1[], oid: string): Buffer | undefined {
  const parts = (node: forge.asn1.Asn1) => node.value as forge.asn1.Asn1[];
  const found = attributes.find((each) => forge.asn1.derToOid(parts(each)[0]!.value as string) === oid);
  return found && binary(parts(parts(found)[1]!)[0]!.value as string);
}

/** Checks a detached PKCS #7 signature. @returns its certificates, the authority first */
function checkSignature(signature: Buffer, content: Buffer): X509Certificate[] {
  const der = forge.asn1.fromDer(forge.util.createBuffer(signature.toString('binary')));
  const message = forge.pkcs7.messageFromAsn1(der) as unknown as ReadSignature;
  const { authenticatedAttributes, signature: signed } = message.rawCapture;
  const { Class, Type, create, toDer } = forge.asn1;
  const digest = attributeOf(authenticatedAttributes, forge.pki.oids.messageDigest!);
  if (!digest?.equals(createHash('sha1').update(content).digest()))
    throw new Error('The signature is of another manifest');
  const attributes = create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes);
  const certificates = message.certificates.map(
    (each) => new X509Certificate(forge.pki.certificateToPem(each)),
  );
  const signer = certificates.at(-1)!;
  if (!verify('sha1', binary(toDer(attributes).getBytes()), signer.publicKey, binary(signed)))
    throw new Error('The signature is not that of its certificate');
  return certificates;
}

/**
 * Opens a .pkpass as a phone does.
 * @throws Error for a wrong hash or signature
 */
export function openPass(content: string) {
  const files = new Map(
    Object.entries(unzipSync(Buffer.from(content, 'base64'))).map(([name, bytes]) => [
      name,
      Buffer.from(bytes),
    ]),
  );
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as Record<string, string>;
  const hashes = [...files].flatMap(([name, bytes]) =>
    ['manifest.json', 'signature'].includes(name)
      ? []
      : [[name, createHash('sha1').update(bytes).digest('hex')] as const],
  );
  return {
    files,
    manifest,
    hashes: Object.fromEntries(hashes),
    certificates: checkSignature(files.get('signature')!, files.get('manifest.json')!),
    pass: JSON.parse(files.get('pass.json')!.toString()) as Record<string, unknown>,
  };
}
