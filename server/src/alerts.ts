import type { Task, TaskList } from 'graphile-worker'
import { config } from '#lib/config.ts'
import { type Sql, sql } from '#lib/db.ts'
import { redact } from '#lib/redact.ts'
import { CHECKS, type CheckContext, type Finding, runCheck, SLOW_CHECKS } from './cli/checks.ts'

type Ill = { name: string; said: string }
type Posted = Ill & { isOld: boolean }

/** What is still ill is said again after this time. */
const AGAIN_HOURS = 6
const POST_MS = 10_000
const QUICK_CHECKS = Object.keys(CHECKS).filter((name) => !SLOW_CHECKS.includes(name))

export const alertTasks: TaskList = {
  checkHealth: checking(QUICK_CHECKS, (check) => check(sql)),
  checkHealthSlowly: checking(SLOW_CHECKS, patiently),
}

/** In one queue, so that no two of them compare with what was posted at the same time. */
export const alertCrontab = config.ALERT_URL
  ? [
      '*/5 * * * * checkHealth ?queue=alerts&jobKey=checkHealth&max=3',
      '17 21 * * * checkHealthSlowly ?queue=alerts&jobKey=checkHealthSlowly&max=3',
    ].join('\n')
  : ''

type Run = (check: (slow: Sql) => Promise<Finding>) => Promise<Finding>

function checking(names: string[], run: Run): Task {
  return async (_payload, { logger }) => {
    if (!config.ALERT_URL) return
    const findings: Finding[] = []
    for (const name of names) findings.push(await run((slow) => runCheck(name, contextOf(slow))))
    const problem = await alert(sql, config.ALERT_URL, findings)
    // Not thrown: a job that failed for good would be one more thing that is ill. The next round tries again.
    if (problem) logger.error(`ALERT_URL was not told: ${problem}`)
  }
}

function contextOf(slow: Sql): CheckContext {
  return { sql, slow, foundOpen: [] }
}

/** In a transaction without the timeouts of a request. */
function patiently(check: (slow: Sql) => Promise<Finding>) {
  return sql.begin(async (slow) => {
    await slow`
      select set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`
    return check(slow)
  })
}

/**
 * Tells the webhook what is ill, if it was not told that already, or long ago; and what is well again. Findings may be of
 * some checks only: of the others what was told last holds on. Returns why it could not be told.
 */
export async function alert(sql: Sql, url: string, findings: Finding[]): Promise<string | null> {
  const posted = await listPosted(sql)
  const ill = listIll(posted, findings)
  const names = ill.map(({ name }) => name)
  const wellAgain = posted.filter(({ name }) => !names.includes(name)).map(({ name }) => name)
  const isNew = names.some((name) => !posted.some((one) => one.name === name))
  const isDue = isNew || wellAgain.length > 0 || posted.some(({ isOld }) => isOld)
  if (!isDue) return null

  try {
    await post(url, ill, wellAgain)
  } catch (error) {
    return (error as Error).message
  }
  await sql`
    with gone as (delete from posted_alerts where check_name <> all(${names}::text[]))
    insert into posted_alerts (check_name, said)
    select i.name, i.said from json_populate_recordset(null::record, ${JSON.stringify(ill)}::text::json) as i (name text, said text)
    on conflict (check_name) do update set said = excluded.said, posted_at = now()`
  return null
}

function listPosted(sql: Sql) {
  return sql<Posted[]>`
    select check_name as name, said, posted_at < now() - make_interval(hours => ${AGAIN_HOURS}) as is_old
    from posted_alerts
    order by check_name`
}

function listIll(posted: Posted[], findings: Finding[]): Ill[] {
  const others = posted.filter(({ name }) => !findings.some((found) => found.name === name))
  const found = findings.filter(({ isWell }) => !isWell)
  return [...others, ...found].map(({ name, said }) => ({ name, said: redact(said) }))
}

/** Slack and Mattermost show `text`; the rest is for programs. */
async function post(url: string, ill: Ill[], wellAgain: string[]) {
  const site = config.PUBLIC_URL ?? 'Jes'
  const sentences = [
    ...(ill.length > 0 ? [ill.map(({ name, said }) => `${name}: ${said}`).join('; ')] : []),
    ...(wellAgain.length > 0 ? [`Well again: ${wellAgain.join(', ')}`] : []),
  ]
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text: `${site} ${ill.length > 0 ? 'is ill' : 'is well'}. ${sentences.join('. ')}.`,
      isWell: ill.length === 0,
      site,
      at: new Date().toISOString(),
      checks: ill,
      wellAgain,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(POST_MS),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`it answered ${reply.status}`)
}
