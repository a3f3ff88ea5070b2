// The last line of `npm test`: how many tests passed and failed, from vitest's JSON report.

/**
 * @typedef {{ fullName: string, status: string }} TestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ passed: number, failed: number, notes: string[] }} Tally
 */

/**
 * Counts a run. A file that could not be loaded is a failure, a skipped test is a failure, and so
 * is a run without a test or a run that vitest itself calls bad with nothing to show for it
 * (an unhandled error, a crash).
 * @param {{ testResults?: FileResult[] } | undefined} report undefined when vitest left none
 * @param {number | null} exitCode of vitest
 * @returns {Tally}
 */
export function tally(report, exitCode) {
  /** @type {Tally} */
  const sum = { passed: 0, failed: 0, notes: [] };
  for (const file of report?.testResults ?? []) countFile(file, sum);
  if (!report) sum.notes.push('vitest ended without a report');
  else if (sum.passed + sum.failed === 0) sum.notes.push('no test ran');
  else if (exitCode !== 0 && sum.failed === 0)
    sum.notes.push(`vitest ended with ${exitCode}: an error outside the tests`);
  if (sum.failed === 0 && sum.notes.length > 0) sum.failed = 1;
  return sum;
}

/** @param {FileResult} file @param {Tally} sum */
function countFile(file, sum) {
  for (const test of file.assertionResults) {
    if (test.status === 'passed') sum.passed++;
    else sum.failed++;
    if (test.status !== 'passed' && test.status !== 'failed')
      sum.notes.push(`not run (${test.status}): ${test.fullName}`);
  }
  const loadFailed =
    file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
  if (loadFailed) {
    sum.failed++;
    sum.notes.push(`${file.name}: ${file.message?.split('\n')[0] || 'could not be loaded'}`);
  }
}

/** @param {Tally} sum */
export function lastLine(sum) {
  return `${sum.passed} passed, ${sum.failed} failed`;
}
