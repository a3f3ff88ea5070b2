const FILM = '/samples/demo.mp4';

/**
 * The demo in a dialog that opens and closes without a script where the browser knows `command`. Captions
 * and picture are those of our own film; an operator's has none here.
 */
export function DemoDialog({ video }: { video: string | undefined }) {
  const isOurs = video === undefined;
  return (
    <dialog id="demo" aria-label="Demo" data-island="demo">
      {/* biome-ignore lint/a11y/useMediaCaption: our film has its track; an operator's brings its own */}
      <video
        controls
        preload="none"
        playsInline
        src={video ?? FILM}
        data-poster={isOurs ? '/samples/demo.jpg' : undefined}
      >
        {isOurs && <track kind="captions" src="/samples/demo.vtt" srcLang="en" label="English" default />}
      </video>
      <div className="row">
        <p className="muted">
          {isOurs ? 'Recorded in the product, not cut.' : 'The demo of this installation.'}
        </p>
        <form method="dialog">
          <button type="submit" className="btn">
            Close
          </button>
        </form>
      </div>
    </dialog>
  );
}
