/** While files hover over the page: where they may be let go, which is anywhere. */
export function DropOverlay() {
  return (
    <div className="pointer-events-none fixed inset-0 z-30 grid place-items-center bg-scrim p-6">
      <div className="grid size-full max-h-96 max-w-2xl place-items-center rounded-lg border-2 border-dashed border-ink bg-paper">
        <p className="px-6 text-center font-serif text-3xl">Let go to add them as sources</p>
      </div>
    </div>
  );
}
