const LINES = ['92%', '78%', '40%', '86%', '64%'];

/** The shape of what comes, while it is loaded. */
export function EpisodeSkeleton() {
  return (
    <div role="status" className="animate-pulse">
      <span className="sr-only">Loading the episode</span>
      <div className="mb-7 h-7 w-3/5 rounded-sm bg-line" />
      <div className="mb-8 h-[3px] bg-line" />
      <div className="mb-7 h-[136px] rounded-md border border-line" />
      {LINES.map((width) => (
        <div key={width} className="flex gap-4 border-b border-line py-4">
          <div className="h-4 w-12 rounded-sm bg-line" />
          <div className="grow">
            <div className="h-4 rounded-sm bg-line" style={{ width }} />
          </div>
        </div>
      ))}
    </div>
  );
}
