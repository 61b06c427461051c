import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const NO_REPORT = { passed: 0, failed: 1, names: [] }
const REASON_LINES = 6
const REASON_LENGTH = 800

/** What vitest counted. A file that could not be run counts as one that failed. */
export function countVitest(file, code) {
  const report = read(file)
  if (!report) return NO_REPORT
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every(hasNotFailed),
  )
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => !hasNotFailed(test))
      .map((test) => explain(`${name}: ${test.fullName}`, test.failureMessages?.[0])),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    names: [...failed, ...broken.map(({ name, message }) => explain(name, message))],
  }
  return agree(counts, code)
}

/** What Playwright counted. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return NO_REPORT
  const { expected, unexpected } = report.stats
  const counts = {
    passed: expected,
    failed: unexpected + report.errors.length,
    names: failedIn(report.suites),
  }
  return agree(counts, code)
}

function failedIn(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected'))
      .map((spec) => explain(`${spec.file}: ${spec.title}`, errorIn(spec))),
    ...failedIn(suite.suites),
  ])
}

function errorIn(spec) {
  return spec.tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error.message
}

/** The first lines of an error under the name of what failed. */
function explain(name, error) {
  if (!error) return name
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const reason = lines.slice(0, REASON_LINES).join('\n  ').slice(0, REASON_LENGTH)
  return `${name}\n  ${reason}`
}

/** A command that failed although each test passed has failed all the same. */
function agree(counts, code) {
  return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }
}

function hasNotFailed(test) {
  return test.status !== 'failed'
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
