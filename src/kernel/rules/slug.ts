export const MAX_SLUG_LENGTH = 50;

/**
 * The slug of an organization's name (specification 5.4): lowercased, what is not a letter from a to z
 * or a digit collapsed to hyphens, none at either end, cut to 50 characters.
 */
export function organizationSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG_LENGTH);
}
