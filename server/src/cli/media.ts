import { audit } from '#features/core/staffAccess/audit.ts'
import { config } from '#lib/config.ts'
import { places } from '#lib/storage.ts'
import { StorageAway } from '#lib/storageAway.ts'
import { Complaint } from './complaint.ts'
import { type CliContext, holdAlone } from './context.ts'
import { type Moved, moveFiles } from './moveFiles.ts'
import { conclude, say } from './say.ts'

const USAGE = 'Say where to: jes media move --to s3|disk [--delete]'
const FILES_A_LINE = 500

/** Copies all files to the bucket or to the disk while the site runs, and deletes them in the old place if told to. */
export async function media({ slow, sql }: CliContext, words: string[]) {
  const [verb, option, to, ...rest] = words
  const isDeleting = rest.includes('--delete')
  if (verb !== 'move' || option !== '--to' || (to !== 's3' && to !== 'disk'))
    throw new Complaint(USAGE)
  const { s3, disk } = places
  if (!s3) throw new Complaint('Which bucket? Set S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET.')
  if (isDeleting && config.MEDIA_STORE !== to)
    throw new Complaint(
      `New files do not go there yet. Set MEDIA_STORE=${to}, restart every server, and run this again.`,
    )
  await holdAlone(slow)

  const way = to === 's3' ? { from: disk, to: s3 } : { from: s3, to: disk }
  const moved = await moveFiles({ ...way, isDeleting, onFile: report }).catch(explain)
  await sql.begin((sql) =>
    audit(sql, {
      byId: null,
      action: 'house.moveMedia',
      facts: { to, copied: `${moved.copied}`, deleted: `${moved.deleted}` },
    }),
  )
  conclude({ to, ...moved }, [
    `${lineOf(moved)} ${moved.deleted} were deleted in the old place.`,
    ...(isDeleting ? [] : ['Each copy was read again and is the same.']),
  ])
}

function report(moved: Moved) {
  if ((moved.copied + moved.present) % FILES_A_LINE === 0) say(lineOf(moved))
}

function lineOf({ copied, present, bytes }: Moved) {
  const megabytes = (bytes / 1e6).toFixed(1)
  return `${copied} files (${megabytes} MB) were copied, ${present} were there already.`
}

function explain(problem: unknown): never {
  if (!(problem instanceof StorageAway)) throw problem
  throw new Complaint(`${problem.message}. Run this again: it goes on where it stopped.`)
}
