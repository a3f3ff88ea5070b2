/** The demo in a dialog that opens and closes without a script where the browser knows `command`. */
export function DemoDialog({ video }: { video: string | undefined }) {
  return (
    <dialog id="demo" aria-label="Demo" data-island="demo">
      <video
        controls
        preload="none"
        playsInline
        poster="/samples/demo.jpg"
        src={video ?? '/samples/demo.mp4'}
      >
        <track kind="captions" src="/samples/demo.vtt" srcLang="en" label="English" default />
      </video>
      <div className="row">
        <p className="muted">Recorded in the product, not cut.</p>
        <form method="dialog">
          <button type="submit" className="btn">
            Close
          </button>
        </form>
      </div>
    </dialog>
  );
}
