export type Thread = 'motif' | 'frame' | 'light'

const [width, height] = [24, 13]

/** The threads of one repeat, two rows set off by half, each colour as one path of unit cells. */
export const weaveThreads: Record<Thread, string> = {
  motif: pathOf('motif'),
  frame: pathOf('frame'),
  light: pathOf('light'),
}

export const weaveRepeat = { width, height: height * 2 }

function pathOf(wanted: Thread) {
  let path = ''
  for (let y = 0; y < height * 2; y++)
    for (let x = 0; x < width; x++) {
      const shifted = (x + (y < height ? 0 : width / 2)) % width
      if (threadAt(shifted, y % height) === wanted) path += `M${x} ${y}h1v1h-1z`
    }
  return path
}

/** A stepped diamond, a half diamond at the seam, a selvedge. */
function threadAt(x: number, y: number): Thread | undefined {
  if (y === 0 || y === 12) return x % 4 < 2 ? 'frame' : 'motif'
  const rise = Math.abs(y - 6)
  const whole = Math.abs(x - 12) + rise
  if (whole <= 1 || whole === 4) return 'light'
  if (whole <= 3) return 'motif'
  if (whole <= 6 && rise <= 5) return 'frame'
  const half = Math.min(x, 24 - x) + rise
  if (half <= 1) return 'frame'
  if (half <= 3) return 'motif'
  return half === 4 && rise < 5 ? 'light' : undefined
}
