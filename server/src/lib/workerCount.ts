import { availableParallelism, totalmem } from 'node:os'
import type { Config } from './config.ts'

/** What one web process needs at most, with PostgreSQL's share and some air. */
const MEMORY_EACH = 512 * 1024 * 1024

type Machine = { cores: number; memory: number }

/** How many web processes this server runs: one in development; in production one a core, as far as memory allows. */
export function workerCount(
  { WORKERS, ROLE, isProduction }: Pick<Config, 'WORKERS' | 'ROLE' | 'isProduction'>,
  { cores, memory }: Machine = thisMachine(),
) {
  if (ROLE === 'jobs') return 0
  if (WORKERS) return WORKERS
  return isProduction ? Math.max(1, Math.min(cores, Math.floor(memory / MEMORY_EACH))) : 1
}

/** A container may be given less memory than its machine has. */
function thisMachine(): Machine {
  const given = process.constrainedMemory() ?? 0
  const memory = given > 0 ? Math.min(given, totalmem()) : totalmem()
  return { cores: availableParallelism(), memory }
}
