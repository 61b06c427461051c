import type { Locator, Page } from '@playwright/test'

export type Carried = { name: string; mimeType: string; buffer: Buffer }

/** Drops files onto a place of the page. */
export async function dropFiles(place: Locator, files: readonly Carried[]) {
  const dataTransfer = await carry(place.page(), files)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await place.dispatchEvent(type, { dataTransfer })
}

/** Pastes files that come with text, as some file managers put both on the clipboard. */
export async function pasteNamed(place: Locator, files: readonly Carried[], words: string) {
  const held = await carry(place.page(), files)
  await place.evaluate(
    (element, { held, words }) => {
      held.setData('text/plain', words)
      const clipboard = { clipboardData: held, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', clipboard))
    },
    { held, words },
  )
}

/** Puts a picture on the clipboard of the browser, alone or with text. */
export async function copyPicture(page: Page, { mimeType, buffer }: Carried, words?: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    async ({ mimeType, bytes, words }) => {
      const picture = new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], {
        type: mimeType,
      })
      const text = words && { 'text/plain': new Blob([words], { type: 'text/plain' }) }
      await navigator.clipboard.write([new ClipboardItem({ [mimeType]: picture, ...text })])
    },
    { mimeType, bytes: buffer.toString('base64'), words },
  )
}

function carry(page: Page, files: readonly Carried[]) {
  const packed = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }))
  return page.evaluateHandle((packed) => {
    const held = new DataTransfer()
    for (const { name, mimeType, bytes } of packed) {
      const content = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))
      held.items.add(new File([content], name, { type: mimeType }))
    }
    return held
  }, packed)
}
