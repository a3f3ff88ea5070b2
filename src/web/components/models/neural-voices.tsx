import { useQuery } from '@tanstack/react-query';
import { useRefusal } from '../../lib/account/use-refusal.ts';
import { primaryTag, shownInstalls } from '../../lib/models/describe-model.ts';
import { type Models, modelsQuery } from '../../lib/models/models-query.ts';
import { Disclosure } from '../elements/disclosure.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { QueryState } from '../page/query-state.tsx';
import { Section } from '../page/section.tsx';
import { InstallList } from './install-list.tsx';
import { InstalledList } from './installed-list.tsx';
import { ModelCatalogue } from './model-catalogue.tsx';
import { ModelOffer, whomToAsk } from './model-offer.tsx';
import { ModelUpload } from './model-upload.tsx';
import { useVoicesOf } from './use-model-changes.ts';

/** The neural voices of the server: what is there, what would be better, and for those who may, how it comes. */
export function NeuralVoices() {
  const models = useQuery(modelsQuery);
  return (
    <Section
      title="Neural voices"
      id="neural-voices"
      lead="Models that run on this server: the most natural voices, and nothing leaves it. They are there for everybody on it."
    >
      <QueryState
        query={models}
        name="The neural voices"
        loading={<SkeletonRows label="Loading the neural voices" />}
      >
        {(data) => <Loaded models={data} />}
      </QueryState>
    </Section>
  );
}

function Loaded({ models }: { models: Models }) {
  const refuse = useRefusal();
  const canInstall = refuse('model.change') === undefined;
  const language = models.language ?? primaryTag(navigator.language);
  useVoicesOf(models);
  return (
    <div className="flex flex-col gap-6">
      <ModelOffer models={models} canInstall={canInstall} />
      <InstallList installs={shownInstalls(models)} />
      <InstalledList models={models.models} canRemove={canInstall} />
      {canInstall ? (
        <div>
          <Disclosure title="Find a voice in the catalogue">
            <ModelCatalogue models={models} language={primaryTag(language)} />
          </Disclosure>
          <Disclosure title="Upload a voice">
            <p className="mb-3 max-w-[62ch] text-ink-2">
              For a server without a network, or a model of your own: an archive (.tar.bz2, .tar.gz, .tar or
              .zip) or the unpacked folder. It is checked and has to speak before it is there.
            </p>
            <ModelUpload />
          </Disclosure>
        </div>
      ) : (
        <p className="text-ink-2">{whomToAsk(models.administrators)}</p>
      )}
    </div>
  );
}
