import { type TaskRun, TaskThreads } from '../../platform/threads/task-threads.ts';
import { stageSeconds } from '../stage-limits.ts';
import { TASK_LIMITS, TEXT_TASKS, TEXT_THREAD_MEMORY, type TextTask, type TextTasks } from './tasks.ts';

const threads = new TaskThreads<TextTasks>(
  new URL('./thread.ts', import.meta.url),
  TASK_LIMITS,
  TEXT_THREAD_MEMORY,
);

export interface TextTaskRun extends Omit<TaskRun, 'seconds'> {
  /** Of the show that was asked for: some tasks may take longer for longer ones. */
  minutes?: number | undefined;
  /** Instead of the limit of the task's stage. */
  seconds?: number | undefined;
}

/**
 * Runs one task of the table in a thread of its own.
 *
 * @throws AppError what the task's room throws; document_timeout, script_timeout, speech_timeout or
 * audio_timeout beyond its limit of time; document_too_large or script_source_too_large beyond that of
 * memory; cancelled
 */
export function runTextTask<K extends TextTask>(
  task: K,
  ask: TextTasks[K]['ask'],
  { minutes, seconds, ...how }: TextTaskRun = {},
): Promise<TextTasks[K]['give']> {
  return threads.run(task, ask, {
    ...how,
    seconds: seconds ?? stageSeconds(TEXT_TASKS[task].stage, minutes),
  });
}
