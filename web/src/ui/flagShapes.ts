type Line = { from: number; to: number; top: number; sag: number }
type Rope = Line & { flags: number; height: number }

/** Leans and lengths that repeat, so that no two neighbours hang alike. */
const leans = [0, 4, 2, -3, -4]
const lengths = [0, 1, 2, 0, 1.5]

/** A rope between two points and the flags that hang from it, as SVG paths. */
export function flagShapes({ flags, height, ...line }: Rope) {
  const share = (line.to - line.from) / flags
  return {
    rope: `M${line.from} ${line.top}Q${(line.from + line.to) / 2} ${line.top + line.sag * 2} ${line.to} ${line.top}`,
    cloths: Array.from({ length: flags }, (_, index) => {
      const left = line.from + share * (index + 0.12)
      return cloth(line, left, left + share * 0.76, index, height)
    }),
  }
}

function cloth(line: Line, left: number, right: number, index: number, height: number) {
  const lean = leans[index % 5] ?? 0
  const drop = height + (lengths[index % 5] ?? 0)
  const [top, end] = [heightAt(line, left), heightAt(line, right)]
  const bulge = Math.abs(lean) / 2 + 1
  return (
    `M${round(left)} ${round(top)}L${round(right)} ${round(end)}` +
    `Q${round(right + lean / 2 + bulge / 2)} ${round(end + drop / 2)} ${round(right + lean)} ${round(end + drop)}` +
    `L${round(left + lean)} ${round(top + drop)}` +
    `Q${round(left + lean / 2 - bulge / 2)} ${round(top + drop / 2)} ${round(left)} ${round(top)}Z`
  )
}

function heightAt({ from, to, top, sag }: Line, x: number) {
  const along = (x - from) / (to - from)
  return top + sag * 4 * along * (1 - along)
}

function round(n: number) {
  return Math.round(n * 10) / 10
}
