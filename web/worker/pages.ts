declare const self: ServiceWorkerGlobalScope

/** So long a page has to say that it goes there by itself. */
const PATIENCE = 1_000

/** The open pages of Jes, the one that was last in use first. */
export function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** Shows a place of ours in a tab that is open, or else in a new one. */
export async function openPlace(path: string) {
  const wanted = new URL(path, self.location.origin)
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin
  const open = await pages()
  const page = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
  if (!page) return self.clients.openWindow(url)

  // A browser that refuses the focus can still show the place.
  await page.focus().catch(() => {})
  if (await goes(page, path)) return page
  return page.navigate(url).catch(() => self.clients.openWindow(url))
}

/** The app goes there without a reload, and asks first where a text would be lost. */
function goes(page: WindowClient, path: string) {
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    page.postMessage({ open: path }, [port2])
    setTimeout(() => resolve(false), PATIENCE)
  })
}
