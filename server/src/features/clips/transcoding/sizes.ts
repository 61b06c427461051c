export type Size = { lines: number; width: number; height: number }

const LINES = [360, 540, 720]

/**
 * The sizes of a video, smallest first. `lines` is the shorter side; a video is never enlarged, and one smaller than
 * the smallest keeps its own size under that name.
 */
export function sizesOf({ width, height }: { width: number; height: number }): Size[] {
  const shorter = Math.min(width, height)
  const fitting = LINES.filter((lines) => lines <= shorter)
  if (!fitting.length) return [{ lines: LINES[0]!, width: even(width), height: even(height) }]

  return fitting.map((lines) => ({
    lines,
    width: width === shorter ? lines : even((width * lines) / shorter),
    height: height === shorter ? lines : even((height * lines) / shorter),
  }))
}

/** With half the colour resolution, a side has an even number of pixels. */
function even(side: number) {
  return Math.max(2, Math.round(side / 2) * 2)
}
