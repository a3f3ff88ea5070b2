import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallBody } from '../../../kernel/contracts/api/api.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { uuid } from '../../lib/browser/uuid.ts';
import { markUsed } from './source-list.ts';

type NewEpisode = CallBody<'createEpisode'>;

interface Making {
  /** `waiting`: for files that are still being sent. */
  state: 'idle' | 'waiting' | 'asking';
  /** Why it was refused, in a sentence. */
  fault: string | undefined;
  /** This very wish was made already. */
  made: boolean;
  make: () => void;
  stopWaiting: () => void;
}

/** The wish of the last episode, while it stands in the form as it was. */
let lastMade = '';

/**
 * Makes the episode once everything is sent, and goes to its page. The same wish again after an
 * answer was lost carries the same id, so that it never becomes two episodes.
 */
export function useMake(wish: NewEpisode, sending: number): Making {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<Making['state']>('idle');
  const [fault, setFault] = useState<string>();
  const request = useRef({ wish: '', id: '' });

  const ask = useCallback(
    async (text: string) => {
      setState('asking');
      if (request.current.wish !== text) request.current = { wish: text, id: uuid() };
      try {
        const body: NewEpisode = { ...JSON.parse(text), requestId: request.current.id };
        const episode = await call('createEpisode', { body });
        request.current = { wish: '', id: '' };
        lastMade = text;
        markUsed(body.sourceIds);
        client.setQueryData(keys.episode(episode.id), episode);
        void client.invalidateQueries({ queryKey: keys.episodes });
        await navigate(`/create/${episode.id}`);
      } catch (error) {
        setFault(errorSentence(error));
      }
      setState('idle');
    },
    [client, navigate],
  );

  const text = JSON.stringify(wish);
  useEffect(() => {
    if (state === 'waiting' && sending === 0) void ask(text);
  }, [state, sending, text, ask]);

  // A fault is of what was asked; something was changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is what it depends on
  useEffect(() => setFault(undefined), [text]);

  return {
    state,
    fault,
    made: text === lastMade,
    make() {
      setFault(undefined);
      setState('waiting');
    },
    stopWaiting: () => setState('idle'),
  };
}
