import type { Sql } from './db.ts'
import { redact } from './redact.ts'

/** How many errors the staff can read; the oldest are deleted. */
const MOST_STORED = 500
/** Between two writes at most these are stored in full; the others are only counted. */
const MOST_WAITING = 50
const FLUSH_MS = 5_000
const [REPORT_LENGTH, MESSAGE_LENGTH, PLACE_LENGTH] = [60, 500, 300]

type Source = 'server' | 'browser'
type Failure = { source: Source; report: string; message: string; place: string }

let waiting: Failure[] = []
const counts: Record<Source, number> = { server: 0, browser: 0 }
let timer: NodeJS.Timeout | null = null

/** Records an error. It is written a little later, so that no reply waits for it. */
export function noteError(sql: Sql, { source, report, message, place }: Failure) {
  counts[source] += 1
  if (waiting.length < MOST_WAITING) {
    waiting.push({
      source,
      report: clean(report, REPORT_LENGTH),
      message: clean(redact(message), MESSAGE_LENGTH),
      place: clean(place, PLACE_LENGTH),
    })
  }
  // What could not be written is retried at the next flush.
  timer ??= setTimeout(() => void flushErrors(sql).catch(() => {}), FLUSH_MS).unref()
}

/** Writes the recorded errors. */
export async function flushErrors(sql: Sql) {
  if (timer) clearTimeout(timer)
  timer = null
  const failures = waiting
  const counted = { ...counts }
  waiting = []
  Object.assign(counts, { server: 0, browser: 0 })
  try {
    await write(sql, failures, counted)
  } catch (error) {
    waiting = [...failures, ...waiting].slice(0, MOST_WAITING)
    counts.server += counted.server
    counts.browser += counted.browser
    throw error
  }
}

async function write(sql: Sql, failures: Failure[], counted: Record<Source, number>) {
  const days = Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([source, count]) => ({ source, count }))
  if (days.length === 0) return
  await sql`
    with stored as (
      insert into errors (source, report, message, place)
      select f.source, f.report, f.message, f.place
      from json_populate_recordset(null::errors, ${JSON.stringify(failures)}::text::json) f
    )
    insert into error_days as d (day, source, count)
    select (now() at time zone 'Asia/Kathmandu')::date, n.source, n.count
    from json_populate_recordset(null::error_days, ${JSON.stringify(days)}::text::json) n
    on conflict (day, source) do update set count = d.count + excluded.count`
  await sql`
    delete from errors
    where id < (select min(l.id) from (select id from errors order by id desc limit ${sql.unsafe(String(MOST_STORED))}) l)`
}

/** PostgreSQL accepts no zero byte. */
function clean(text: string, length: number) {
  return text.replaceAll('\0', '').slice(0, length)
}
