const RINGS = 9
const CORNERS = 36
const CENTRE = { x: 440, y: 70 }
const GAP = 28

/** The contour lines behind the name of a district, always the same for the same one. */
export function contoursOf(key: string) {
  const [first, second, third] = seedsOf(key)
  return Array.from({ length: RINGS }, (_, ring) => {
    const points = Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI
      const swing =
        1 + 0.16 * Math.sin(3 * angle + first + ring * 0.2) + 0.1 * Math.sin(5 * angle + second)
      const radius = (ring + 1) * GAP * swing
      const x = CENTRE.x + radius * 1.3 * Math.cos(angle + third / 8)
      const y = CENTRE.y + radius * 0.75 * Math.sin(angle + third / 8)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  })
}

/** Three angles that differ from district to district. */
function seedsOf(key: string): [number, number, number] {
  let hash = 7
  for (const letter of key) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
  return [hash % 6, (hash / 7) % 6, (hash / 49) % 6]
}
