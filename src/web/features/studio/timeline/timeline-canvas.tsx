import { type PointerEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { clock } from '../../../lib/wording/format.ts';
import { useSpeakers, useStudio } from '../studio-context.ts';
import type { ClipCommands } from './clip-commands.ts';
import { type ClipPart, dragClip, timesOf } from './drag-clip.ts';
import { drawTimeline } from './draw-timeline.ts';
import { fitView, scrollBy, snap, toMs, type View, zoomAt } from './geometry.ts';
import { CURSORS, decibelsPerPx, lanesFor, targetAt } from './scene.ts';
import { type PlacedClip, type ShowLayout, snapPoints } from './show-layout.ts';
import type { ShowPosition, Zoom } from './show-position.ts';
import { readTimelineInk } from './timeline-ink.ts';
import { useTimelineKeys } from './use-timeline-keys.ts';

interface Props {
  layout: ShowLayout;
  commands: ClipCommands;
  mayEdit: boolean;
  snapping: boolean;
  selected: string | undefined;
  turnId: string | undefined;
  position: ShowPosition;
  onSelect: (id: string | undefined) => void;
  /** The playhead was put somewhere. */
  onRest: (ms: number) => void;
  onSplit: () => void;
  onRemove: (id: string) => void;
  zoom: Ref<Zoom>;
}

/** What is being dragged, and from where. */
type Drag = { x: number; y: number } & (
  | { kind: 'clip'; placed: PlacedClip; part: ClipPart; now: PlacedClip }
  | { kind: 'pause'; turnId: string; fromMs: number; pauseMs: number }
  | { kind: 'clock' }
);

const LONGEST_PAUSE_MS = 10_000;

/** The timeline as a picture that is taken hold of; ClipTable is the same in words. */
export function TimelineCanvas(props: Props) {
  const { layout, commands, mayEdit, snapping, selected, turnId, position, onSelect, onRest } = props;
  const { picture, state, document: live } = useStudio();
  const speakers = useSpeakers();
  const canvas = useRef<HTMLCanvasElement>(null);
  const keysId = useId();
  const [width, setWidth] = useState(0);
  const [chosenView, setView] = useState<View>();
  const [drag, setDrag] = useState<Drag>();
  const [cursor, setCursor] = useState('default');
  const lanes = lanesFor(Math.max(1, Math.min(4, speakers.length)));
  const view = chosenView?.widthPx === width ? chosenView : fitView(layout.totalMs, width);
  const shown = withDrag(layout, drag);
  const zoom = (factor: number, x = width / 2) => setView(zoomAt(view, factor, x, layout.totalMs));

  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    sizes.observe(canvas.current!);
    return () => sizes.disconnect();
  }, []);

  // Drawn after every change, and with the screen while it plays.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || width === 0) return;
    const ratio = window.devicePixelRatio || 1;
    const [across, down] = [Math.round(width * ratio), Math.round(lanes.height * ratio)];
    if (element.width !== across || element.height !== down) {
      element.width = across;
      element.height = down;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    let frame = 0;
    let ink = readTimelineInk(element);
    const draw = () => {
      drawTimeline(
        context,
        {
          layout: shown,
          lanes,
          view,
          waveOf: picture.waveOf,
          sounds: shown.sounds,
          selectedClip: selected,
          selectedTurn: turnId,
          playheadMs: position.now(),
        },
        ink,
      );
      if (position.playing) frame = requestAnimationFrame(draw);
    };
    draw();
    const redraw = () => {
      ink = readTimelineInk(element);
      draw();
    };
    const ends = [picture.onChange(draw), onThemeChange(redraw)];
    return () => {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    };
  });

  // The browser's own zoom is kept from it, which a listener of React cannot.
  useEffect(() => {
    const element = canvas.current!;
    const turn = (event: WheelEvent) => {
      const { left } = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / 300), event.clientX - left);
      else if (event.deltaX !== 0 || event.shiftKey)
        setView(scrollBy(view, event.deltaX || event.deltaY, layout.totalMs));
      else return;
      event.preventDefault();
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  });

  const showWhole = () => setView(undefined);
  useImperativeHandle(props.zoom, () => ({ by: zoom, whole: showWhole }));
  const keys = useTimelineKeys({ ...props, onZoom: zoom, onFit: showWhole });

  function at(event: PointerEvent<HTMLCanvasElement>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0) return;
    const { x, y } = at(event);
    const target = targetAt(layout, lanes, view, x, y);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (target.kind === 'clip') {
      onSelect(target.placed.clip.id);
      if (mayEdit) setDrag({ ...target, x, y, now: target.placed });
      return;
    }
    if (target.kind === 'turn' || target.kind === 'pause') {
      state.set({ turnId: target.turnId, shown: { turnId: target.turnId } });
      onRest(layout.startOf.get(target.turnId) ?? 0);
    }
    if (target.kind === 'pause' && mayEdit) setDrag({ ...target, x, y, ...pauseOf(layout, target.turnId) });
    if (target.kind === 'clock') {
      onSelect(undefined);
      onRest(Math.max(0, Math.min(layout.totalMs, toMs(view, x))));
      setDrag({ kind: 'clock', x, y });
    }
  }

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const { x, y } = at(event);
    if (!drag) {
      const target = targetAt(layout, lanes, view, x, y);
      setCursor(CURSORS[target.kind === 'clip' ? target.part : target.kind]);
    } else if (drag.kind === 'clip') setDrag({ ...drag, now: dragged(drag, x, y) });
    else if (drag.kind === 'pause') setDrag({ ...drag, pauseMs: pausedTo(drag, x) });
    else onRest(Math.max(0, Math.min(layout.totalMs, toMs(view, x))));
  }

  function dragged(held: Drag & { kind: 'clip' }, x: number, y: number): PlacedClip {
    const { placed, part } = held;
    const points = snapping
      ? [...snapPoints(layout, placed.clip.id), position.now()].sort((a, b) => a - b)
      : [];
    const by = {
      ms: (x - held.x) / view.pxPerMs,
      db: (held.y - y) * decibelsPerPx(lanes.clips[placed.clip.lane]),
    };
    const times = dragClip(timesOf(placed), part, by, layout.sounds.get(placed.clip.sound), (ms) =>
      snap(ms, points, view.pxPerMs),
    );
    const { startMs, ...fields } = times;
    return { ...placed, clip: { ...placed.clip, ...fields }, startMs, endMs: startMs + times.durationMs };
  }

  function pausedTo(held: Drag & { kind: 'pause' }, x: number): number {
    const ms = held.fromMs + (x - held.x) / view.pxPerMs;
    return Math.round(Math.max(0, Math.min(LONGEST_PAUSE_MS, ms)));
  }

  function onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
    setDrag(undefined);
    if (!drag) return;
    // From where it was let go: the last move may not be drawn yet.
    const { x, y } = at(event);
    if (x === drag.x && y === drag.y) return;
    if (drag.kind === 'clip') commands.setTimes(drag.placed, timesOf(dragged(drag, x, y)), layout.turns);
    if (drag.kind === 'pause') live.turns.setDirections(drag.turnId, { pauseBeforeMs: pausedTo(drag, x) });
    if (drag.kind === 'clock') onRest(Math.max(0, Math.min(layout.totalMs, toMs(view, x))));
  }

  return (
    <div className="relative shrink-0">
      <section
        aria-label="Picture of the timeline"
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are those of the picture; the table says the same
        tabIndex={0}
        onKeyDown={keys}
        className="shrink-0 rounded-sm border border-line"
      >
        <canvas
          ref={canvas}
          data-from-ms={view.fromMs}
          data-px-per-ms={view.pxPerMs}
          className="block w-full touch-pan-y"
          style={{ height: lanes.height, cursor }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setDrag(undefined)}
        />
      </section>
      <p id={keysId} className="sr-only">
        Comma and full stop choose a clip, arrows move it or the playhead, up and down change its gain, square
        brackets trim it to the playhead, S cuts it there, Delete takes it out, plus and minus zoom. The table
        below does the same by fields. Playhead at {clock(position.now())}.
      </p>
    </div>
  );
}

/** The layout with what is dragged where it is held now. */
function withDrag(layout: ShowLayout, drag: Drag | undefined): ShowLayout {
  if (drag?.kind === 'clip')
    return { ...layout, clips: layout.clips.map((placed) => (placed === drag.placed ? drag.now : placed)) };
  if (drag?.kind !== 'pause') return layout;
  const from = layout.startOf.get(drag.turnId) ?? 0;
  const by = drag.pauseMs - drag.fromMs;
  const moved = <T extends { startMs: number; endMs: number }>(thing: T): T =>
    thing.startMs >= from ? { ...thing, startMs: thing.startMs + by, endMs: thing.endMs + by } : thing;
  return { ...layout, turns: layout.turns.map(moved), clips: layout.clips.map(moved) };
}

function pauseOf({ turns }: ShowLayout, turnId: string): { fromMs: number; pauseMs: number } {
  const place = turns.findIndex(({ id }) => id === turnId);
  const ms = turns[place]!.startMs - (turns[place - 1]?.endMs ?? 0);
  return { fromMs: ms, pauseMs: Math.round(ms) };
}

function onThemeChange(listener: () => void): () => void {
  const theme = new MutationObserver(listener);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  return () => theme.disconnect();
}
