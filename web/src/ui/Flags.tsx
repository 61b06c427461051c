import { flagShapes } from './flagShapes.ts'

const five = flagShapes({ from: 2, to: 148, top: 6, sag: 6, flags: 5, height: 25 })
const many = flagShapes({ from: -10, to: 400, top: 4, sag: 13.6, flags: 15, height: 20 })

/** Prayer flags in their fixed order: five that ripple while loading, a row at the end of a list. */
export function Flags({ row = 'loader' }: { row?: 'loader' | 'end' }) {
  const { rope, cloths } = row === 'loader' ? five : many
  const [width, height] = row === 'loader' ? [150, 42] : [390, 44]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="flags"
      data-row={row}
      aria-hidden="true"
    >
      <path d={rope} fill="none" stroke="var(--flag-string)" />
      {cloths.map((cloth, index) => (
        <path key={cloth} d={cloth} data-flag={(index % 5) + 1} />
      ))}
    </svg>
  )
}
