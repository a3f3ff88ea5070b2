import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The tab that stands behind # in an address such as /settings#security; the first where there is none. */
export function tabOfHash<T extends string>(
  tabs: readonly [{ value: T }, ...{ value: T }[]],
  hash: string,
): T {
  return (tabs.find(({ value }) => `#${value}` === hash) ?? tabs[0]).value;
}

/** Which tab it is, and how another is chosen: each can be linked to. */
export function useHashTab<T extends string>(
  tabs: readonly [{ value: T }, ...{ value: T }[]],
): [T, (tab: T) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The browser goes to what has the name of the hash; nothing has, so the page stays at its top.
    if (hash) window.scrollTo(0, 0);
  }, [hash]);
  return [tabOfHash(tabs, hash), (next) => void navigate({ search, hash: next }, { replace: true })];
}
