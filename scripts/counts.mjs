import { existsSync, readFileSync } from 'node:fs'

/** What vitest counted. A file that could not be run counts as one that failed. */
export function countVitest(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, names: [] }
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every(hasNotFailed),
  )
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => !hasNotFailed(test))
      .map((test) => `${name}: ${test.fullName}`),
  )
  return agree(
    report.numPassedTests,
    report.numFailedTests + broken.length,
    [...names, ...broken.map(({ name }) => name)],
    code,
  )
}

/** What Playwright counted. A test that passed only when repeated counts as failed. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, names: [] }
  const { expected, unexpected, flaky } = report.stats
  return agree(expected, unexpected + flaky + report.errors.length, namesIn(report.suites), code)
}

function namesIn(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !isSettled(spec))
      .map((spec) => `${spec.file}: ${spec.title}`),
    ...namesIn(suite.suites),
  ])
}

function isSettled(spec) {
  return spec.tests.every(({ status }) => status === 'expected' || status === 'skipped')
}

/** A command that failed although each test passed has failed all the same. */
function agree(passed, failed, names, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, names }
}

function hasNotFailed(test) {
  return test.status !== 'failed'
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
