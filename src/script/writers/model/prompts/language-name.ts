const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** "German (de)". */
export function languageName(tag: string): string {
  try {
    const name = names.of(tag);
    return name && name !== tag ? `${name} (${tag})` : tag;
  } catch {
    return tag;
  }
}
