/** An open WebSocket, as the room sees it. */
export interface Seat {
  userId: string;
  /** The session it was opened with. */
  token: string;
  /** Ends it with a close code of RFC 6455 or our own. */
  close(code: number, reason: string): void;
}

/** Close codes: 1012 of the registry of RFC 6455, the other our own. */
export const RESTARTING = 1012;
export const SIGNED_OUT = 4401;

/** More than any person has tabs. */
export const MOST_SOCKETS_A_PERSON = 20;

/** All open WebSockets of this node. */
export class SocketRoom {
  readonly #seats = new Set<Seat>();

  get size(): number {
    return this.#seats.size;
  }

  /** @returns leaves the room */
  enter(seat: Seat): () => void {
    this.#seats.add(seat);
    return () => this.#seats.delete(seat);
  }

  isFull(userId: string): boolean {
    let taken = 0;
    for (const seat of this.#seats) if (seat.userId === userId) taken += 1;
    return taken >= MOST_SOCKETS_A_PERSON;
  }

  /** Whoever signs out stops hearing. */
  endSession(token: string): void {
    for (const seat of this.#seats) if (seat.token === token) seat.close(SIGNED_OUT, 'signed out');
  }

  /** The same for every session of a person. */
  endPerson(userId: string): void {
    for (const seat of this.#seats) if (seat.userId === userId) seat.close(SIGNED_OUT, 'signed out');
  }

  closeAll(): void {
    for (const seat of this.#seats) seat.close(RESTARTING, 'the server is being stopped');
  }
}
