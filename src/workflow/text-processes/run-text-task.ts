import { TaskProcesses, type TaskRun } from '../../platform/processes/task-processes.ts';
import { stageSeconds } from '../pipeline/stage-limits.ts';
import { TASK_LIMITS, TEXT_HEAP_MEBIBYTES, TEXT_TASKS, type TextTask, type TextTasks } from './tasks.ts';

const processes = new TaskProcesses<TextTasks>(
  new URL('./process.ts', import.meta.url),
  TASK_LIMITS,
  TEXT_HEAP_MEBIBYTES,
);

export interface TextTaskRun extends Omit<TaskRun, 'seconds'> {
  /** Of the show that was asked for: some tasks may take longer for longer ones. */
  minutes?: number | undefined;
  /** Instead of the limit of the task's stage. */
  seconds?: number | undefined;
}

/**
 * Runs one task of the table in a process of its own.
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
  return processes.run(task, ask, {
    ...how,
    seconds: seconds ?? stageSeconds(TEXT_TASKS[task].stage, minutes),
  });
}
