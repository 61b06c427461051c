const wanted = new Set<string>()

/** In data saver pictures wait for a tap; what was tapped once is not asked for again. */
export function isWanted(pictureId: string) {
  return wanted.has(pictureId)
}

export function want(pictureId: string) {
  wanted.add(pictureId)
}
