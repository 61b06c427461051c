/** The position of a letter in the mirror element: the line below it, and how far along. */
export function placeOf(mirror: HTMLElement, offset: number) {
  const range = document.createRange()
  const walker = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left < length) {
      range.setStart(node, left)
      range.setEnd(node, left + 1)
      break
    }
    left -= length
  }
  const letter = range.getBoundingClientRect()
  const box = mirror.getBoundingClientRect()
  return { top: letter.bottom - box.top, left: letter.left - box.left, width: box.width }
}
