import { connect, createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'

/** A way to the server that can be cut: the browser thinks that it is connected, and nobody answers. */
export async function cuttableLine(baseURL: string) {
  const { hostname, port } = new URL(baseURL)
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const jes = connect(Number(port), hostname)
    for (const socket of [browser, jes]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    browser.pipe(jes).pipe(browser)
  })
  await listen(0)
  const { port: ownPort } = server.address() as { port: number }

  return {
    url: `http://${hostname}:${ownPort}`,
    /** As if the server were stopped. */
    cut() {
      for (const socket of open) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
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
