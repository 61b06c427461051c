import type { ComponentProps } from 'react'

const slope = 'M11.1 5.2a1.1 1.1 0 0 1 1.8 0l7.4 10.9c.5.8 0 1.9-.9 1.9H4.6c-.9 0-1.4-1.1-.9-1.9Z'

type Props = Omit<ComponentProps<'svg'>, 'fill'> & { filled?: boolean }

/** The vote up: a mountain. */
export function PeakIcon({ filled, ...rest }: Props) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={slope} />
    </svg>
  )
}

/** The vote down: its mirror. */
export function ValleyIcon(props: Props) {
  return <PeakIcon transform="rotate(180)" {...props} />
}
