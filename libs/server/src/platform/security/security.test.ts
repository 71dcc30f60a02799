import { seededRandomness } from '../../testing/seededRandomness.ts';
import { createIdMaker } from './ids.ts';
import { systemRandomness } from './randomness.ts';
import { createSealer } from './sealing.ts';
import { hashSecret, isSameHash, isSecret, randomSecret } from './secrets.ts';

describe('ids', () => {
  it('are UUIDv7 that carry the time and sort by it', () => {
    let time = 1_700_000_000_000;
    const newId = createIdMaker(() => new Date((time += 1)), seededRandomness('ids'));
    const ids = Array.from({ length: 1_000 }, newId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
    expect(Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBe(1_700_000_000_001);
    expect(new Set(ids).size).toBe(1_000);
  });
});

describe('secrets [AZ-06]', () => {
  it('have 256 bits and are stored as a hash that depends on their purpose', () => {
    const secret = randomSecret(systemRandomness);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect([isSecret(secret), isSecret(`${secret}x`), isSecret('')]).toEqual([true, false, false]);
    const hash = hashSecret('session', secret);
    expect(isSameHash(hash, hashSecret('session', secret))).toBe(true);
    expect(isSameHash(hash, hashSecret('resetPassword', secret))).toBe(false);
    expect(isSameHash(hash, Buffer.alloc(0))).toBe(false);
  });
});

describe('sealing', () => {
  const sealer = createSealer(Buffer.alloc(32, 1), systemRandomness);

  it('opens again what it sealed, and hides it', () => {
    const sealed = sealer.seal('JBSWY3DPEHPK3PXP é', 'entrySecret:1');
    expect(sealed.includes('JBSWY3DP')).toBe(false);
    expect(sealer.unseal(sealed, 'entrySecret:1')).toBe('JBSWY3DPEHPK3PXP é');
    expect(sealer.seal('same', 'c').equals(sealer.seal('same', 'c'))).toBe(false);
  });

  it('derives digits from its key and their context alone', () => {
    const other = createSealer(Buffer.alloc(32, 2), systemRandomness);
    expect(sealer.digits('link 1')).toMatch(/^\d{8}$/);
    expect(createSealer(Buffer.alloc(32, 1), systemRandomness).digits('link 1')).toBe(
      sealer.digits('link 1'),
    );
    expect(sealer.digits('link 2')).not.toBe(sealer.digits('link 1'));
    expect(other.digits('link 1')).not.toBe(sealer.digits('link 1'));
  });

  it('names its key without telling it', () => {
    const key = Buffer.alloc(32, 1);
    const other = createSealer(Buffer.alloc(32, 2), systemRandomness);
    expect(sealer.keyId).toBe(createSealer(key, systemRandomness).keyId);
    expect(sealer.keyId).not.toBe(other.keyId);
    expect(key.toString('hex')).not.toContain(sealer.keyId);
  });

  it('refuses another row, another key, every flipped byte and rubbish', () => {
    const sealed = sealer.seal('secret', 'entrySecret:1');
    expect(() => sealer.unseal(sealed, 'entrySecret:2')).toThrow();
    expect(() =>
      createSealer(Buffer.alloc(32, 2), systemRandomness).unseal(sealed, 'entrySecret:1'),
    ).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(() => sealer.unseal(changed, 'entrySecret:1')).toThrow();
    }
    expect(() => sealer.unseal(Buffer.from([1, 2, 3]), 'entrySecret:1')).toThrow('Not a sealed value');
    expect(() => createSealer(Buffer.alloc(16), systemRandomness)).toThrow('32 bytes');
  });
});
