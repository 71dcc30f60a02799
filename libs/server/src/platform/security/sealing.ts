import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts values that must be readable later, but not by readers of the database: entry secrets, stored answers. */
export interface Sealer {
  /** Tells keys apart without telling anything of them; kept beside what must outlive a change of the key. */
  keyId: string;
  /** @param context owner of the text, for example `entrySecret:<tokenId>`; required to unseal it */
  seal: (text: string, context: string) => Buffer;
  /** @throws Error when the bytes were changed, belong to another context or were sealed with another key */
  unseal: (sealed: Buffer, context: string) => string;
  /** Returns eight digits of a context, the same each time, that only holders of the key can compute. */
  digits: (context: string) => string;
}

/**
 * AES-256-GCM: one byte of version, nonce, tag, ciphertext. The context is authenticated, so that a sealed value can't
 * be moved to another row.
 * @param key 32 bytes
 */
export function createSealer(key: Buffer, randomness: Randomness): Sealer {
  if (key.length !== 32) throw new Error('The sealing key has 32 bytes');
  const secret = createSecretKey(key);
  return {
    keyId: createHmac('sha256', key).update('key id').digest('hex').slice(0, 16),
    seal: (text, context) => {
      const nonce = randomness(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), ciphertext]);
    },
    unseal: (sealed, context) => {
      if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes)
        throw new Error('Not a sealed value');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      const ciphertext = sealed.subarray(1 + nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
    },
    digits: (context) => {
      const mac = createHmac('sha256', key).update(`digits\0${context}`).digest();
      return String(mac.readUIntBE(0, 6) % 10 ** 8).padStart(8, '0');
    },
  };
}
