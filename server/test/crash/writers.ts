import sharp from 'sharp'
import type { seeded } from '../seeded.ts'
import type { Journal } from './journal.ts'
import { cookieOf, logIn, type Member, type Site, send, sendUntilDone } from './site.ts'

export type World = { members: Member[]; posts: string[]; hub: string }
type Random = ReturnType<typeof seeded>
type Means = { site: Site; world: World; journal: Journal; random: Random }

/** Longer than this a spent refresh token is not exchanged again. */
const GRACE_MS = 25_000
/** A busy machine makes a start longer; only a server that is gone for good meets this limit. */
const PATIENCE_MS = 600_000

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#c8102e' },
})
  .png()
  .toBuffer()

/** Clients that write without end, each as one member, one write at a time; between rounds they can be held. */
export function startWriters(means: Means) {
  const { world, journal } = means
  let isOver = false
  let gate = Promise.resolve()
  let open = () => {}
  const resting = new Set<number>()

  async function write(client: number) {
    const acts = actsOf(means, world.members[client]!)
    while (!isOver) {
      resting.add(client)
      await gate
      resting.delete(client)
      if (!isOver) await acts.next()
    }
  }

  const work = Promise.all(world.members.map((_, client) => write(client)))
  work.catch((problem: Error) => journal.faults.push(`A writer ended: ${problem.message}`))
  const isAtFault = () => journal.faults.length > 0
  async function waitUntil(holds: () => boolean) {
    const until = performance.now() + PATIENCE_MS
    while (!holds() && !isAtFault()) {
      if (performance.now() > until) journal.faults.push('Nothing is acknowledged any more.')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return {
    /** Waits until each has had its last write acknowledged, and holds them there. */
    async hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
      await waitUntil(() => resting.size === world.members.length)
    },
    release: () => open(),
    /** Waits until so many more writes are acknowledged. */
    async more(count: number) {
      const enough = journal.writes + count
      await waitUntil(() => journal.writes >= enough)
    },
    async end() {
      isOver = true
      open()
      await work
    },
  }
}

/** The next write of a member, chosen at random. */
function actsOf(means: Means, member: Member) {
  const { site, world, journal, random } = means
  const own: string[] = []
  let count = 0
  let order = Date.now()

  const choose = async (method: string, path: string, about: string, value: number) => {
    const headers = { 'act-order': String(++order) }
    const body = path.endsWith('/vote') ? { value } : {}
    const sent = await sendUntilDone(site, journal, { method, path, member, body, headers })
    if (sent) journal.choices.set(`${about} by ${member.id}`, value)
  }

  const acts = {
    async comment() {
      const other = random.oneOf(world.members.filter(({ id }) => id !== member.id))
      const content = `${member.username} ${++count} @${other.username}`
      const key = `${member.username} ${count}`
      const sent = await sendUntilDone(site, journal, {
        path: '/api/comments',
        member,
        body: { ad: random.oneOf(world.posts), content },
        headers: { 'idempotency-key': key },
      })
      if (!sent) return
      const { comment } = JSON.parse(sent.text) as { comment: { _id: string } }
      journal.comments.set(content, { id: comment._id, isDeleted: false })
      own.push(content)
    },
    async deleteComment() {
      const content = own.shift()
      if (!content) return
      const comment = journal.comments.get(content)!
      const path = `/api/comments/${comment.id}`
      const sent = await sendUntilDone(site, journal, { method: 'DELETE', path, member })
      if (sent) comment.isDeleted = true
    },
    async vote() {
      const post = random.oneOf(world.posts)
      await choose('PATCH', `/api/ads/${post}/vote`, `vote ${post}`, random.between(-1, 1))
    },
    async save() {
      const post = random.oneOf(world.posts)
      const isSaved = random.between(0, 1)
      await choose(
        isSaved ? 'POST' : 'DELETE',
        `/api/bookmarks/${post}`,
        `bookmark ${post}`,
        isSaved,
      )
    },
    async follow() {
      const { id } = random.oneOf(world.members.filter(({ id }) => id !== member.id))
      const isFollowed = random.between(0, 1)
      const path = `/api/users/${id}/${isFollowed ? 'follow' : 'unfollow'}`
      await choose('POST', path, `follow ${id}`, isFollowed)
    },
    async join() {
      const isIn = random.between(0, 1)
      const path = `/api/jehub/${world.hub}/${isIn ? 'join' : 'leave'}`
      await choose('POST', path, `member ${world.hub}`, isIn)
    },
    async upload() {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'momo.png')
      const sent = await sendUntilDone(site, journal, { path: '/api/media', member, body })
      if (!sent) return
      const { image } = JSON.parse(sent.text) as { image: { sizes: { webp: string }[] } }
      for (const { webp } of image.sizes) journal.pictures.add(webp.replace('/media/', ''))
    },
    refresh: () => refresh(means, member),
  }
  /** Comments most of all: they touch counters, notifications, jobs and keys. */
  const mix: (keyof typeof acts)[] = [
    ...(['comment', 'comment', 'comment', 'comment', 'deleteComment', 'vote', 'vote'] as const),
    ...(['save', 'follow', 'join', 'upload', 'refresh'] as const),
  ]
  return { next: () => acts[random.oneOf(mix)]() }
}

/** A refresh whose reply got lost is repeated with the same token, and gets the same successor. */
async function refresh({ site, journal }: Means, member: Member) {
  const begun = Date.now()
  const headers = { cookie: `jes_rt=${member.refreshToken}` }
  for (;;) {
    const reply = await send(site, { path: '/api/auth/refresh', headers })
    if (reply?.status === 200) {
      journal.writes += 1
      member.token = (JSON.parse(reply.text) as { token: string }).token
      member.refreshToken = cookieOf(reply.headers) || member.refreshToken
      return
    }
    const isTooLate = reply?.status === 401 && Date.now() - begun > GRACE_MS
    const again = isTooLate ? await logIn(site, member.username).catch(() => null) : null
    if (again) {
      Object.assign(member, again)
      return
    }
    if (reply && reply.status !== 503 && !isTooLate) {
      journal.faults.push(`refresh: ${reply.status} ${reply.text}`)
      return
    }
    journal.repeated += 1
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
