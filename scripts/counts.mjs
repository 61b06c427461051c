import { existsSync, readFileSync } from 'node:fs'

const NO_REPORT = { passed: 0, failed: 1, names: [], flaky: [] }

/** What vitest counted. A file that could not be run counts as one that failed. */
export function countVitest(file, code) {
  const report = read(file)
  if (!report) return NO_REPORT
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every(hasNotFailed),
  )
  const namesOf = (isMeant) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isMeant).map((test) => `${name}: ${test.fullName}`),
    )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    names: [...namesOf((test) => !hasNotFailed(test)), ...broken.map(({ name }) => name)],
    flaky: namesOf(neededAnotherTry),
  }
  return agree(counts, code)
}

/** What Playwright counted. A test that passed only when repeated has passed, and is named. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky } = report.stats
  const counts = {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    names: namesIn(report.suites, 'unexpected'),
    flaky: namesIn(report.suites, 'flaky'),
  }
  return agree(counts, code)
}

function namesIn(suites = [], wanted) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === wanted))
      .map((spec) => `${spec.file}: ${spec.title}`),
    ...namesIn(suite.suites, wanted),
  ])
}

/** A command that failed although each test passed has failed all the same. */
function agree(counts, code) {
  return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }
}

/** Vitest keeps what the first try said. */
function neededAnotherTry({ status, failureMessages = [] }) {
  return status === 'passed' && failureMessages.length > 0
}

function hasNotFailed(test) {
  return test.status !== 'failed'
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
