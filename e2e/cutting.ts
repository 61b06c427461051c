import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http'
import type { Page } from '@playwright/test'

const WORKER = '/worker.js'
const PARTIAL = ['accept-encoding', 'if-none-match', 'if-modified-since']

/**
 * A way to the server that can be cut: the browser thinks that it is connected, and nobody answers. It can also give
 * the worker of a newer version.
 */
export async function cuttableLine(baseURL: string) {
  const { hostname, port, origin } = new URL(baseURL)
  let release = ''
  const server = createServer((asked, reply) => {
    const isWorker = asked.url === WORKER
    const headers: IncomingHttpHeaders = {
      ...asked.headers,
      ...(asked.headers.origin && { origin }),
    }
    // The worker is changed on the way: it must come whole.
    if (isWorker) for (const name of PARTIAL) delete headers[name]
    const onward = ask({ hostname, port, path: asked.url, method: asked.method, headers })
    onward.on('response', (answer) => {
      const { 'content-length': length, ...others } = answer.headers
      reply.writeHead(answer.statusCode!, isWorker || !length ? others : answer.headers)
      answer.pipe(reply, { end: !isWorker })
      if (isWorker) answer.on('end', () => reply.end(release))
    })
    onward.on('error', () => reply.destroy())
    asked.pipe(onward)
  })
  await listen(0)
  const { port: ownPort } = server.address() as { port: number }

  return {
    url: `http://${hostname}:${ownPort}`,
    release(name: string) {
      release = `\n// ${name}`
    },
    /** As if the server were stopped. */
    cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
    mend: () => listen(ownPort),
  }

  function listen(at: number) {
    return new Promise<void>((resolve) => server.listen(at, hostname, resolve))
  }
}

/** The worker is there with all its files, and the page is its own. */
export async function workerReady(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller) return
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Everything that the browser has stored for Jes, as one text. */
export function storedIn(page: Page) {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) texts.push(`${name} ${url}`)
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames)
        texts.push(
          `${name} ${await new Promise<string>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll()
            request.onsuccess = () => resolve(JSON.stringify(request.result))
          })}`,
        )
      database.close()
    }
    return texts.join('\n')
  })
}
