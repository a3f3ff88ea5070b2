import { BRAND_LIMITS } from '../../../../kernel/rules/brand/parts.ts';
import { TextArea } from '../../../components/fields/text-field.tsx';
import type { BrandSettings, PartProps } from './brand.ts';
import { Part } from './part.tsx';
import { SoundSelect } from './sound-select.tsx';

/** What is heard at the start, at the end and below. */
export function OpeningPart({ settings, disabled, onChange }: PartProps) {
  const words = (key: 'introWords' | 'outroWords' | 'disclosure', label: string, hint: string) => (
    <TextArea
      label={label}
      showLabel
      hint={hint}
      rows={2}
      className="field-sizing-content"
      maxLength={BRAND_LIMITS.spoken}
      value={settings[key]}
      onChange={(event) => onChange({ [key]: event.target.value } satisfies Partial<BrandSettings>)}
    />
  );
  return (
    <>
      <Part
        name="Intro and outro"
        says="The first speaker says the words. The sound of the intro takes the place of an episode's own music."
      >
        <fieldset disabled={disabled} className="grid gap-4 sm:grid-cols-2">
          {words('introWords', 'Words of the intro', '{title} is the title of the episode.')}
          {words('outroWords', 'Words of the outro', 'Said after everything else.')}
          <SoundSelect
            label="Sound of the intro"
            part="intro"
            value={settings.introSound}
            onChange={(introSound) => onChange({ introSound })}
          />
          <SoundSelect
            label="Sound of the outro"
            part="outro"
            value={settings.outroSound}
            onChange={(outroSound) => onChange({ outroSound })}
          />
        </fieldset>
      </Part>
      <Part name="Sound bed" says="Music below the whole episode; it goes down while somebody speaks.">
        <fieldset disabled={disabled}>
          <SoundSelect
            label="Bed"
            part="bed"
            value={settings.bedSound}
            onChange={(bedSound) => onChange({ bedSound })}
          />
        </fieldset>
      </Part>
      <Part
        name="Disclosure"
        says="The last sentence of every episode, such as that its voices are synthetic. Pages and feeds say that in any case."
      >
        <fieldset disabled={disabled}>
          {words('disclosure', 'What is said', 'Empty: an episode ends as its show says.')}
        </fieldset>
      </Part>
    </>
  );
}
