// Before the first paint: the theme that was chosen, else the system's. A classic script, since a
// module would come after the paint.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('af_theme');
  } catch {
    // Storage may be closed; the system decides then.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
