import { useEffect } from 'react';

export interface PageMeta {
  title: string;
  description: string;
  /** Of the canonical link; usually the page's own path. */
  path?: string;
}

const NAME = 'Afterword';

/** Title, description, canonical link and Open Graph of the page (specification 2.23). */
export function usePageMeta({ title, description, path = window.location.pathname }: PageMeta): void {
  useEffect(() => {
    const full = `${title} - ${NAME}`;
    document.title = full;
    setTag('meta', 'name', 'description', 'content', description);
    setTag('link', 'rel', 'canonical', 'href', new URL(path, window.location.origin).href);
    setTag('meta', 'property', 'og:title', 'content', full);
    setTag('meta', 'property', 'og:description', 'content', description);
  }, [title, description, path]);
}

function setTag(tag: 'meta' | 'link', key: string, name: string, field: string, value: string): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`) ?? document.createElement(tag);
  found.setAttribute(key, name);
  found.setAttribute(field, value);
  if (!found.isConnected) document.head.append(found);
}
