import { useMemo } from 'react';
import { captionPages, joins } from '../../../kernel/rules/clips/captions.ts';
import { barCount, barRect, baselineOf, clipLayout } from '../../../kernel/rules/clips/layout.ts';
import { UNHEARD_SHARE, UNSPOKEN_SHARE } from '../../../kernel/rules/clips/look.ts';
import { isRightToLeft, plainCaption } from '../../../kernel/rules/clips/plain-caption.ts';
import { CLIP_PLATFORM_FACTS } from '../../../kernel/rules/clips/platforms.ts';
import { quoteOf } from '../../../kernel/rules/clips/quote.ts';
import { textWidth } from '../../../kernel/rules/clips/text-width.ts';
import { blend, PALETTES, speakerColour } from '../../../kernel/rules/palette.ts';
import { computeBars, type Loudness, type Stretch } from '../../../kernel/rules/score-bars.ts';
import { Mark } from '../../components/elements/mark.tsx';
import type { Look, Plan } from './types.ts';

interface Props {
  kind: 'video' | 'card';
  plan: Plan;
  look: Look;
  title: string;
  coverUrl: string | undefined;
  loudness: Loudness;
  stretches: readonly Stretch[];
  /** From the beginning of the stretch. */
  positionMs: number;
}

/** Pixels of the page. */
const MOST_HEIGHT = 520;

/** The frame as it will be at a moment, drawn from the same places as the video. */
export function FramePreview({ kind, plan, look, title, coverUrl, loudness, stretches, positionMs }: Props) {
  const layout = clipLayout(look.shape, look.platform);
  const palette = PALETTES[look.palette];
  const { width, height, safe, cover, foot } = layout;
  const platform = CLIP_PLATFORM_FACTS[look.platform].name;
  const outside = `M0 0H${width}V${height}H0ZM${safe.x} ${safe.y}V${safe.y + safe.height}H${safe.x + safe.width}V${safe.y}Z`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The frame of the clip; the shaded edge is what ${platform} lays its own buttons over`}
      className="block w-full rounded-md border border-line"
      style={{ maxWidth: (MOST_HEIGHT * width) / height }}
      data-shape={look.shape}
    >
      <rect width={width} height={height} fill={palette.paper} />
      {kind === 'card' ? (
        <Quote plan={plan} look={look} />
      ) : (
        <>
          {coverUrl && (
            <image
              href={coverUrl}
              x={cover.x}
              y={cover.y}
              width={cover.width}
              height={cover.height}
              preserveAspectRatio="xMidYMid slice"
            />
          )}
          <rect
            x={cover.x}
            y={cover.y}
            width={cover.width}
            height={cover.height}
            rx={cover.width * 0.05}
            fill="none"
            stroke={palette.line}
            strokeWidth={2}
          />
          <Title layout={layout} colour={palette.ink} text={plainCaption(title)} />
          <Spoken plan={plan} look={look} positionMs={positionMs} />
        </>
      )}
      <Score
        plan={plan}
        look={look}
        loudness={loudness}
        stretches={stretches}
        positionMs={kind === 'card' ? undefined : positionMs}
      />
      <text x={foot.x} y={foot.baseline} fontSize={foot.size} fill={palette.quiet} className="font-sans">
        {kind === 'card' ? plainCaption(title) : plan.post.notice}
      </text>
      <g
        transform={`translate(${foot.x + foot.width - foot.mark} ${foot.baseline - foot.mark + 8}) scale(${foot.mark / 26})`}
      >
        <Mark />
      </g>
      <path d={outside} fillRule="evenodd" fill={palette.ink} opacity={0.07} />
    </svg>
  );
}

function Title({
  layout,
  colour,
  text,
}: {
  layout: ReturnType<typeof clipLayout>;
  colour: string;
  text: string;
}) {
  const { title, cover } = layout;
  const isBeside = title.x > cover.x;
  return (
    <foreignObject x={title.x} y={title.y} width={title.width} height={title.height}>
      <div
        className="flex h-full font-serif font-medium"
        style={{
          alignItems: isBeside ? 'center' : 'flex-start',
          color: colour,
          fontSize: title.size,
          lineHeight: `${title.leading}px`,
        }}
      >
        <span className="overflow-hidden" style={{ maxHeight: title.height }}>
          {text}
        </span>
      </div>
    </foreignObject>
  );
}

type Moment = Pick<Props, 'plan' | 'look' | 'positionMs'>;

/** Who speaks, and the page of captions that stands there. */
function Spoken({ plan, look, positionMs }: Moment) {
  const { captions, speaker } = clipLayout(look.shape, look.platform);
  const palette = PALETTES[look.palette];
  const { width, size, lines } = captions;
  const pages = useMemo(() => captionPages(plan.turns, { width, size, lines }), [plan, width, size, lines]);
  const page = pages.findLast(({ startMs }) => startMs <= positionMs) ?? pages[0];
  if (!page) return null;
  const colour = speakerColour(page.voice, look.palette);
  const isRight = page.isRightToLeft;
  const x = isRight ? captions.x + captions.width : captions.x;
  const fillOf = ({ startMs, endMs }: { startMs: number; endMs: number }) => {
    if (look.captions === 'plain') return palette.ink;
    if (look.captions === 'fill')
      return positionMs >= startMs ? colour.ink : blend(palette.ink, palette.paper, UNSPOKEN_SHARE);
    return positionMs >= startMs && positionMs < endMs ? colour.ink : palette.ink;
  };
  return (
    <g>
      <SpeakerName
        box={{ x: speaker.x, width: speaker.width, baseline: speaker.baseline, size: speaker.size }}
        name={plainCaption(page.name)}
        colour={colour}
      />
      {page.lines.map((words, line) => (
        <text
          key={`${page.startMs}-${words[0]?.startMs}`}
          x={x}
          y={baselineOf(captions, line)}
          fontSize={size}
          direction={isRight ? 'rtl' : 'ltr'}
          className="font-serif font-medium"
        >
          {words.map((word, i) => {
            const before = words[i - 1];
            const space = before && !joins(before.text, word.text) ? ' ' : '';
            return (
              <tspan key={word.startMs} fill={fillOf(word)}>
                {space + word.text}
              </tspan>
            );
          })}
        </text>
      ))}
    </g>
  );
}

interface SpeakerProps {
  box: { x: number; width: number; baseline: number; size: number };
  name: string;
  colour: { ink: string; bar: string };
}

/** Behind a dot, at the side where lines of its letters begin. */
function SpeakerName({ box: { x, width, baseline, size }, name, colour }: SpeakerProps) {
  const isRight = isRightToLeft(name);
  const edge = isRight ? x + width : x;
  const step = isRight ? -1 : 1;
  return (
    <>
      <circle cx={edge + (step * size) / 4} cy={baseline - size * 0.36} r={size / 4} fill={colour.bar} />
      <text
        x={edge + step * size * 0.82}
        y={baseline}
        fontSize={size}
        fill={colour.ink}
        direction={isRight ? 'rtl' : 'ltr'}
        className="font-sans font-semibold"
      >
        {name}
      </text>
    </>
  );
}

interface ScoreProps extends Pick<Props, 'plan' | 'look' | 'loudness' | 'stretches'> {
  /** Absent: all of it is drawn in full. */
  positionMs: number | undefined;
}

function Score({ plan, look, loudness, stretches, positionMs }: ScoreProps) {
  const { score } = clipLayout(look.shape, look.platform);
  const palette = PALETTES[look.palette];
  const durationMs = plan.endMs - plan.startMs;
  const columns = barCount(score);
  const bars = useMemo(
    () => computeBars(loudness, stretches, durationMs, columns),
    [loudness, stretches, durationMs, columns],
  );
  const head = score.x + ((positionMs ?? durationMs) / durationMs) * score.width;
  return (
    <g>
      <rect x={score.x} y={score.y - 1} width={score.width} height={2} fill={palette.line} />
      {bars.map((bar) => {
        const { x, y, width, height } = barRect(bar, score);
        const colour = speakerColour(bar.speaker, look.palette).bar;
        const fill = x < head ? colour : blend(colour, palette.paper, UNHEARD_SHARE);
        const key = `${bar.column}-${bar.speaker}`;
        return <rect key={key} x={x} y={y} width={width} height={height} rx={width / 2} fill={fill} />;
      })}
      {positionMs !== undefined && (
        <>
          <rect
            x={head - 1.5}
            y={score.y - score.reach}
            width={3}
            height={2 * score.reach}
            fill={palette.ink}
          />
          <circle cx={head} cy={score.y} r={8} fill={palette.ink} />
        </>
      )}
    </g>
  );
}

/** What a card quotes, as large as there is room for. */
function Quote({ plan, look }: Pick<Props, 'plan' | 'look'>) {
  const { safe, score, foot, speaker } = clipLayout(look.shape, look.platform);
  const said = quoteOf(plan.turns);
  if (!said) return null;
  const top = safe.y + speaker.size * 2;
  const height = score.y - score.reach - foot.size * 2 - top;
  const { lines, size } = linesFor(said.text, safe.width, height);
  const colour = speakerColour(said.voice, look.palette);
  const isRight = isRightToLeft(said.text);
  return (
    <g>
      <SpeakerName
        box={{ x: safe.x, width: safe.width, baseline: safe.y + speaker.size * 0.98, size: speaker.size }}
        name={said.name}
        colour={colour}
      />
      <text
        fontSize={size}
        fill={PALETTES[look.palette].ink}
        direction={isRight ? 'rtl' : 'ltr'}
        className="font-serif font-medium"
      >
        {lines.map((line, at) => (
          <tspan
            key={line}
            x={isRight ? safe.x + safe.width : safe.x}
            y={top + size * 0.78 + at * size * QUOTE_LEADING}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

const QUOTE_LEADING = 1.06;

/** The largest size at which a text fits, as nearly as widths can be told without the font. */
function linesFor(text: string, width: number, height: number): { lines: string[]; size: number } {
  for (let size = 176; ; size -= 4) {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (size <= 44 || lines.length * size * QUOTE_LEADING <= height) return { lines, size };
  }
}
