/** What the server answers. */
export interface AuthAnswer {
  /** Of JSON; absent where `location` says where to go. */
  json?: Record<string, unknown>;
  /** A page of this server. */
  location?: string;
  setCookies: string[];
  /** The session it came with is over. */
  endsCaller?: boolean;
  /** All sessions of this person but the new one are over: a user's id. */
  signedOut?: string;
}

/** What the sign-in library answered. */
export interface LibraryAnswer {
  status: number;
  json: Record<string, unknown>;
  /** Of a refusal. */
  code: string | undefined;
  location: string | undefined;
  setCookies: string[];
}

export async function readAnswer(response: Response): Promise<LibraryAnswer> {
  const text = await response.text();
  const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return {
    status: response.status,
    json,
    code: typeof json.code === 'string' ? json.code : undefined,
    location: response.headers.get('location') ?? undefined,
    setCookies: response.headers.getSetCookie(),
  };
}
