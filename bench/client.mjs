import { bytesOf, openConnection } from './connection.mjs'

/** One of the processes that call a server; `load.mjs` says what to send and how long. */
process.on('message', async (order) => process.send(await fire(order)))
process.on('disconnect', () => process.exit(0))

/** Each connection sends requests of its own, round and round, until the time is up. */
async function fire({ url, rounds, seconds }) {
  const sum = { answered: 0, refused: 0, failed: 0, bytes: 0, waits: {} }
  const begun = performance.now()
  const until = begun + seconds * 1_000
  await Promise.all(rounds.map((requests) => callUntil({ url, requests, until, sum })))
  return { ...sum, seconds: (performance.now() - begun) / 1_000 }
}

function callUntil({ url, requests, until, sum }) {
  const round = requests.map((request) => bytesOf(url, request))
  return new Promise((resolve) => {
    let next = 0
    let sentAt = 0
    const connection = openConnection(url, { onReply, onFailure })
    send()

    function send() {
      sentAt = performance.now()
      connection.send(round[next++ % round.length])
    }

    function onReply({ status, bytes }) {
      const now = performance.now()
      const wait = Math.round((now - sentAt) * 10)
      sum.waits[wait] = (sum.waits[wait] ?? 0) + 1
      sum.bytes += bytes
      sum[status >= 200 && status < 300 ? 'answered' : 'refused'] += 1
      if (now < until) return send()
      connection.close()
      resolve()
    }

    function onFailure() {
      sum.failed += 1
      resolve()
    }
  })
}
