import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param of what the text belongs to: it opens for that alone */
export function seal(secret: string, of: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when it was sealed with another secret, for something else, or changed */
export function unseal(secret: string, of: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const cipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(of))
    .setAuthTag(tag);
  const text = [cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()];
  return Buffer.concat(text).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`afterword seal ${secret}`).digest();
}
