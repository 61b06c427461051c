import { existsSync, readFileSync } from 'node:fs'

/** What vitest counted. A file that could not be run counts as one that failed. */
export function countVitest(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every(hasNotFailed),
  )
  return agree(report.numPassedTests, report.numFailedTests + broken.length, code)
}

/** What Playwright counted. A test that passed only when repeated counts as failed. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return agree(expected, unexpected + flaky + report.errors.length, code)
}

/** A command that failed although each test passed has failed all the same. */
function agree(passed, failed, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function hasNotFailed(test) {
  return test.status !== 'failed'
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
