import { useId } from 'react'
import { hash } from '#lib/hash.ts'
import styles from './Weave.module.css'
import './weave.css'
import { weaveRepeat, weaveThreads } from './weaveThreads.ts'

type Palette = { motif: string; frame: string; light: string; ground: string }

const palettes: readonly [Palette, ...Palette[]] = [
  palette('flag-3', 'flag-5', 'flag-2', 'weave-1'),
  palette('weave-violet', 'flag-5', 'flag-2', 'weave-2'),
  palette('flag-4', 'flag-5', 'flag-2', 'weave-3'),
  palette('flag-1', 'flag-2', 'flag-5', 'weave-4'),
  palette('weave-orange', 'flag-2', 'flag-3', 'weave-5'),
]

type Props = {
  /** The owner of the cover; without an id the first pattern, that of premium. */
  id?: string
  /** The side of one stitch in pixels. */
  cell?: number
  upright?: boolean
}

/** Dhaka cloth that fills its box: covers nobody uploaded and premium panels, once per screen. */
export function Weave({ id, cell = 6, upright = false }: Props) {
  const pattern = useId()
  const colours =
    (id === undefined ? undefined : palettes[hash(id) % palettes.length]) ?? palettes[0]

  return (
    <svg className={styles.weave} shapeRendering="crispEdges" aria-hidden="true">
      <pattern
        id={pattern}
        {...weaveRepeat}
        patternUnits="userSpaceOnUse"
        patternTransform={`${upright ? 'rotate(90) ' : ''}scale(${cell})`}
      >
        <rect {...weaveRepeat} fill={colours.ground} />
        <path d={weaveThreads.motif} fill={colours.motif} />
        <path d={weaveThreads.frame} fill={colours.frame} />
        <path d={weaveThreads.light} fill={colours.light} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}

function palette(motif: string, frame: string, light: string, ground: string): Palette {
  return {
    motif: `var(--${motif})`,
    frame: `var(--${frame})`,
    light: `var(--${light})`,
    ground: `var(--${ground})`,
  }
}
