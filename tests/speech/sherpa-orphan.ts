import { ModelProcess } from '../../src/speech/engines/sherpa/model-process.ts';
import { inspectModel } from '../../src/speech/models/inspect-model.ts';
import { sherpaConfig } from '../../src/speech/models/sherpa-config.ts';

// Run as its own process, to be killed while its engine speaks. Argument: a model's folder.
const facts = inspectModel(process.argv[2] as string);
const config = sherpaConfig(facts, 'en');
const model = await ModelProcess.start({ config, modelBytes: 1e9 });
console.log(model.pid);
await model.speak({ model: 'm', config, speaker: 0, modelBytes: 1 }, 'This takes a while.', 1);
console.log('spoken');
