import cluster from 'node:cluster'
import { type Counts, memoryCounts } from './counts.ts'
import { primaryCounts } from './primaryCounts.ts'
import { sharedCounts } from './sharedCounts.ts'

/** The counts of this process, or those that it has in common with others. */
export function openCounts(complain: (error: unknown) => void): Counts {
  return cluster.isWorker ? sharedCounts(primaryCounts(), complain) : memoryCounts()
}
