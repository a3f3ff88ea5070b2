import type { AddressInfo } from 'node:net';
import type { Service } from '../workflow/service.ts';
import { closeDoor, openDoor } from './door.ts';

/**
 * The HTTP door, listening as the configuration says.
 *
 * @returns where browsers find it, and how to close it
 * @throws Error of the system when the port is taken
 */
export async function openWeb(
  service: Service,
): Promise<{ url: string; close(graceMs: number): Promise<void> }> {
  const { host, port, publicUrl } = service.config.service;
  const app = await openDoor(service);
  await app.listen({ host, port });
  const taken = (app.server.address() as AddressInfo).port;
  const url = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  return { url, close: (graceMs) => closeDoor(app, graceMs) };
}
