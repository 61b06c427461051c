import type { Database } from '#lib/db.ts'
import type { Events } from './events.ts'

/** Events by NOTIFY: PostgreSQL sends them to every server. */
export function notifyEvents(sql: Database): Events {
  return {
    async listen(channel, { hear, onHearing, onLost }) {
      const { unlisten } = await sql.listen(channel, hear, onHearing, onLost)
      return { unlisten }
    },
    join() {},
    leave() {},
    async settled() {},
    wake() {},
    async close() {},
  }
}
