import { vi } from 'vitest';

/** The two storages of a browser, in memory, and a window that has them. Real rules of Storage: strings only. */
export function openWindow(address = 'http://127.0.0.1/') {
  const window = Object.assign(new EventTarget(), {
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    location: new URL(address),
    isSecureContext: true,
    WebSocket: class {},
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('location', window.location);
  return window;
}

class MemoryStorage {
  #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, String(value));
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  clear(): void {
    this.#kept.clear();
  }
}
