/** Shown where the web application was not built yet; without styles, since there are none to load. */
export const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Afterword: not built yet</title>
<h1>The pages are not built yet</h1>
<p>The server runs, but its web application was not found. <code>npm start</code> builds it.</p>
<p>The calls of the server work without it: see <a href="/api/openapi.json">their description</a>.</p>
</html>
`;
