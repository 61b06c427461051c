import { useLine } from '#lib/line.ts'
import { late } from './late.tsx'

const AgeRow = late(async () => (await import('./AgeRow.tsx')).AgeRow)

/** Without a connection a list says when it was fetched. */
export function ListAge({ at }: { at: number }) {
  const isOld = useLine(({ line }) => line === 'cut')
  return isOld && <AgeRow at={at} />
}
