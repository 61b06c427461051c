import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, openClient, type Site } from './rolling.ts'

const READERS = 6
const WRITERS = 4
const LATER_MS = 20

/** Visitors who read and a member who writes, without a pause, until they are told to stop. */
export function startTraffic(site: Pick<Site, 'url' | 'token' | 'postId'>, name: string) {
  const failed: string[] = []
  const written: string[] = []
  let reads = 0
  let shed = 0
  let shedReads = 0
  let isOver = false
  const work = Promise.all([
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  ])
  return {
    failed,
    written,
    reads: () => reads,
    /** How many were answered "later": on a busy machine a server sheds load, stopping or not. */
    shed: () => shed,
    shedReads: () => shedReads,
    async stop() {
      isOver = true
      await work
    },
  }

  async function read() {
    const client = openClient(site)
    while (!isOver) {
      for (const path of [`/api/ads/${site.postId}`, '/api/trending', '/']) {
        const answer = await client.send(path).catch(String)
        if (isLater(answer)) {
          shed += 1
          shedReads += 1
        } else if (statusOf(answer) !== 200) failed.push(`GET ${path}: ${statusOf(answer)}`)
        reads += 1
      }
    }
    client.close()
  }

  async function write(writer: number) {
    const client = openClient(site)
    for (let count = 0; !isOver; count++) {
      const content = `${name} ${writer} ${count}`
      const answer = await comment(client, content).catch(String)
      if (statusOf(answer) === 201) written.push(content)
      else failed.push(`POST ${content}: ${statusOf(answer)}`)
    }
    client.close()
  }

  /** Again with the same key where it says so: a killed server held the key until PostgreSQL noticed. */
  async function comment(client: ReturnType<typeof openClient>, content: string): Promise<Answer> {
    const body = JSON.stringify({ content, ad: site.postId })
    const headers = {
      authorization: `Bearer ${site.token}`,
      'content-type': 'application/json',
      'idempotency-key': content,
    }
    const answer = await client.send('/api/comments', { method: 'POST', headers }, body)
    if (isLater(answer)) shed += 1
    const isForLater = isLater(answer) || answer.body.includes('request.under_way')
    if (!isForLater) return answer
    await pause(LATER_MS)
    return comment(client, content)
  }
}

function isLater(answer: Answer | string) {
  return typeof answer !== 'string' && answer.headers['retry-after'] !== undefined
}

function statusOf(answer: Answer | string) {
  return typeof answer === 'string' ? answer : answer.status
}
