import type { ReactNode } from 'react'

type Props = { width: number; height: number; children: ReactNode }

/** The frame of a small picture; decoration, hidden from screen readers. */
export function Art({ width, height, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
