/** Both shapes of a play button; the state of what it stands in shows one of them. */
export function PlayIcon() {
  return (
    <>
      <svg className="icon shows-play" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 5.5v13l11-6.5z" fill="currentColor" stroke="none" />
      </svg>
      <svg className="icon shows-pause" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 6h3v12H8zM13.500 6h3v12h-3z" fill="currentColor" stroke="none" />
      </svg>
    </>
  );
}
