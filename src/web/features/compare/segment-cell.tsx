import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import type { Segment } from './pair-segments.ts';

type Script = CallResponse<'readScript'>['script'];

/** The turns of one segment, and who wrote them where a model was asked. */
export function SegmentCell({ segment, script }: { segment: Segment; script: Script }) {
  const names = new Map(script.speakers.map(({ slot, name }) => [slot, name]));
  const { title, writtenBy, fallbackReason } = segment;
  return (
    <div className="not-first:mt-6">
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      {writtenBy === 'extractive' && (
        <p className="text-[13px] text-warn wrap-anywhere">
          From the document's own words{fallbackReason && `: ${fallbackReason}`}.
        </p>
      )}
      <ol className="mt-2 flex flex-col gap-2.5">
        {script.turns
          .filter(({ segmentId }) => segmentId === segment.id)
          .map(({ id, speaker, text }) => (
            <li key={id}>
              <p className="text-[13px] text-ink-3">{names.get(speaker)}</p>
              <p className="font-serif text-base leading-6 wrap-anywhere">{text}</p>
            </li>
          ))}
      </ol>
    </div>
  );
}
