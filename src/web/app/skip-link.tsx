/** The first thing on every page: past the banner and the menus to what the page is for. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-sm bg-ink px-4 py-3 font-medium text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to the page
    </a>
  );
}
