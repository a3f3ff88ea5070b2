import { AppError } from '../../kernel/errors.ts';
import type { Finding } from '../../workflow/commands/finding.ts';
import type { Command, Context } from '../context.ts';
import { paint } from '../display/paint.ts';

const MARKS: Record<Finding['state'], string> = { ok: '✓', note: '·', fault: '✗' };

export const doctor: Command = {
  spec: {
    name: 'doctor',
    summary: 'Look at this installation and say what is missing.',
    options: [{ name: 'json', help: 'As one JSON object.' }],
  },
  run,
};

async function run({ args, config, output }: Context): Promise<void> {
  const { examineInstallation } = await import('../../workflow/commands/examine-installation.ts');
  const findings = await examineInstallation(config);
  const faults = findings.filter((finding) => finding.state === 'fault').map((finding) => finding.subject);
  if (args.switches.has('json')) output.out(`${JSON.stringify({ ok: faults.length === 0, findings })}\n`);
  else {
    for (const finding of findings) {
      const mark = paint(output, finding.state === 'fault' ? 'first' : 'second', MARKS[finding.state]);
      output.out(`${mark} ${finding.subject}: ${finding.found}\n`);
      if (finding.remedy) output.out(`    ${finding.remedy}\n`);
    }
  }
  if (faults.length > 0) throw new AppError('internal', `Not everything is in order: ${faults.join(', ')}.`);
}
