const tapped = new Set<string>()

/** In data saver pictures are loaded by a tap; one that was tapped once is loaded from then on. */
export function isLoadedByTap(pictureId: string) {
  return tapped.has(pictureId)
}

export function loadByTap(pictureId: string) {
  tapped.add(pictureId)
}
