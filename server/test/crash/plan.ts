import type { FailPoint } from '#lib/failPoint.ts'
import { freePort } from '../freePort.ts'
import { seeded } from '../seeded.ts'

/** What is killed at a random moment: a process, or everything. */
type Victim = 'node' | 'web' | 'jobs' | 'postmaster' | 'backend' | 'all' | 'ffmpeg'
export type Kind = Victim | FailPoint

/** Points that the server passes: it is started with one, and dies there. */
const POINTS: FailPoint[] = [
  'beforeCommit',
  'afterCommit',
  'afterFile',
  'beforeJob',
  'midRefresh',
  'midTranscode',
  'afterSize',
]
/** PostgreSQL alone: the server stays, so that many rounds need no start. */
const LOSSES: Kind[] = ['postmaster', 'backend', 'postmaster', 'backend', 'postmaster', 'backend']

/** Rounds that follow each other without a start between them; the last of a block ends the server. */
const BLOCKS: Kind[][] = [
  ['web', 'jobs', 'postmaster', 'web', 'jobs', 'all'],
  ...POINTS.map((point) => [point]),
  ['midMigration', ...LOSSES, 'node'],
  ['midBackup', ...LOSSES, 'all'],
  ['ffmpeg', ...LOSSES, 'node'],
  [...LOSSES, ...LOSSES, 'all'],
]

export type Round = { kind: Kind; isFirst: boolean }

/** The kinds of so many rounds: every kind in the first fifty, in an order that the seed decides. */
export function planRounds(count: number, seed: number): Round[] {
  const random = seeded(seed)
  const rounds: Round[] = []
  while (rounds.length < count)
    for (const block of random.shuffled(BLOCKS))
      rounds.push(...block.map((kind, at) => ({ kind, isFirst: at === 0 })))
  return rounds.slice(0, count)
}

export function isPoint(kind: Kind): kind is FailPoint {
  return POINTS.includes(kind as FailPoint)
}

/**
 * The settings that a server needs for a round of this kind. Several processes need a port that is known before: when
 * the last web process is killed the port is closed, and any free one would be another than the writers know.
 */
export async function settingsFor(kind: Kind, passes: number): Promise<Record<string, string>> {
  if (kind === 'web' || kind === 'jobs') return { WORKERS: '2', PORT: String(await freePort()) }
  return isPoint(kind) ? { FAIL_POINT: `${kind}:${passes}` } : {}
}
