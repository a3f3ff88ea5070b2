import type { CallBody, CallResponse } from '../../../src/kernel/contracts/api/api.ts';
import { builtPages } from '../../house/built-pages.ts';
import { Caller } from '../../service/caller.ts';
import { freePort, ServiceProcess } from '../../service/service-process.ts';
import { copyStartedData } from '../../service/started-data.ts';
import { Workplace } from '../../service/workplace.ts';
import { openSecureFront, type SecureFront } from './secure-front.ts';

type Options = NonNullable<CallBody<'createEpisode'>['options']>;

/** Variables of the service, or what they are once its address is known. */
type Environment = Record<string, string> | ((url: string) => Promise<Record<string, string>>);

function environmentOf(env: Environment, url: string): Promise<Record<string, string>> {
  return typeof env === 'function' ? env(url) : Promise.resolve(env);
}

/** A service of its own with its pages, at a port that it keeps when it is started again. */
export class Installation {
  readonly workplace: Workplace;
  readonly #env: Record<string, string>;
  #process: ServiceProcess;
  /** A person who is signed in already, to prepare what a journey is not about. */
  caller!: Caller;

  /** In front, where journeys go by https. */
  #front: SecureFront | undefined;

  private constructor(
    port: number,
    workplace: Workplace,
    env: Record<string, string>,
    front: SecureFront | undefined,
  ) {
    this.workplace = workplace;
    this.#front = front;
    this.#env = { ...this.workplace.environment, ...env, PORT: String(port) };
    this.#process = this.#start();
  }

  /** @param env such as AFTERWORD_FETCH_ALLOWED */
  static async open(env: Environment = {}): Promise<Installation> {
    await builtPages();
    const port = await freePort();
    return Installation.#opened(port, await environmentOf(env, `http://127.0.0.1:${port}`), undefined);
  }

  /** The same behind a proxy that speaks TLS: https pages, so that realtime is used. */
  static async openSecure(env: Environment = {}): Promise<Installation> {
    await builtPages();
    const port = await freePort();
    const front = await openSecureFront(port);
    const behind = { AFTERWORD_URL: front.url, AFTERWORD_TRUSTED_PROXIES: '127.0.0.1' };
    return Installation.#opened(port, { ...behind, ...(await environmentOf(env, front.url)) }, front);
  }

  static async #opened(
    port: number,
    env: Record<string, string>,
    front: SecureFront | undefined,
  ): Promise<Installation> {
    const workplace = new Workplace();
    await copyStartedData(workplace.environment.AFTERWORD_DATA);
    const installation = new Installation(port, workplace, env, front);
    const { signIn } = await installation.#process.ready;
    installation.caller = await Caller.signedIn(`http://127.0.0.1:${port}`, signIn, front?.url);
    return installation;
  }

  #start(): ServiceProcess {
    return new ServiceProcess(['serve'], this.#env);
  }

  get url(): string {
    return this.#front?.url ?? this.caller.url;
  }

  /** Ends it as a crash would. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  /** At the same port, with the same data. @returns the new link that it prints */
  async startAgain(): Promise<string> {
    this.#process = this.#start();
    return (await this.#process.ready).signIn;
  }

  /** A new one-time link, as `afterword sign-in-link` prints it. */
  async signInLink(): Promise<string> {
    const command = new ServiceProcess(['sign-in-link'], this.#env);
    let said = '';
    command.child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    await new Promise((resolve) => command.child.once('close', resolve));
    return (JSON.parse(said) as { signIn: string }).signIn;
  }

  /** Asks for an episode of a text, without waiting for it. @returns its id */
  async begin(text: string, options: Options = {}, caller = this.caller): Promise<string> {
    const source = await caller.call('createSource', { body: { kind: 'text', text } });
    const body = { sourceIds: [source.id], options } as CallBody<'createEpisode'>;
    return (await caller.call('createEpisode', { body })).id;
  }

  /** A finished episode of a text. */
  async make(
    text: string,
    options: Options = {},
    caller = this.caller,
  ): Promise<CallResponse<'readEpisode'>> {
    const episode = await caller.finished(await this.begin(text, options, caller));
    if (episode.status !== 'done') throw new Error(`${episode.status}: ${episode.error?.message}`);
    return episode;
  }

  async close(): Promise<void> {
    await this.#process.stop();
    await this.#front?.close();
    this.workplace.remove();
  }
}
