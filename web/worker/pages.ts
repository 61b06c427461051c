declare const self: ServiceWorkerGlobalScope

/** How long a page has to confirm that it opens the path itself. */
const PATIENCE = 1_000

/** The open pages of Jes, the last used first. */
export function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** Shows a path in an open tab, or else in a new one. */
export async function openPlace(path: string) {
  const wanted = new URL(path, self.location.origin)
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin
  const open = await pages()
  const page = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
  if (!page) return self.clients.openWindow(url)

  // A browser that refuses the focus can still show the path.
  await page.focus().catch(() => {})
  if (await goes(page, path)) return page
  return page.navigate(url).catch(() => self.clients.openWindow(url))
}

/** The app navigates without a reload, and asks first where a text would be lost. */
function goes(page: WindowClient, path: string) {
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    page.postMessage({ open: path }, [port2])
    setTimeout(() => resolve(false), PATIENCE)
  })
}
