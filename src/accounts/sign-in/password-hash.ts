import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default kind, as OWASP advises: 19 MiB, two passes, one lane; about 11 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes the same work as hashing. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}
