import { useEffect, useState } from 'react';

const tokenOf = (name: string) => new URLSearchParams(window.location.hash.slice(1)).get(name) || undefined;

/**
 * What stands behind # in the address under a name; a link that is pasted over this page changes only
 * that. It leaves the address bar and the history at once, whatever becomes of it.
 */
export function useHashToken(name: string): string | undefined {
  const [token, setToken] = useState(() => tokenOf(name));
  useEffect(() => {
    const read = () => {
      const next = tokenOf(name);
      if (next === undefined) return;
      setToken(next);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [name]);
  return token;
}
