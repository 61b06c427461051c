import type { ComponentProps, ReactNode } from 'react'
import { useLateMenu } from '#ui/useLateMenu.ts'

const load = () => import('./OwnMenu.tsx')

type Props = {
  label: string
  children: (trigger: ComponentProps<'button'>) => ReactNode
}

/** Opens the member's own menu. */
export function OwnMenuButton({ label, children }: Props) {
  const { late, trigger } = useLateMenu(load)
  if (!late) return children(trigger)
  const { loaded, startsAt } = late
  return (
    <loaded.OwnMenu label={label} startsAt={startsAt}>
      {children}
    </loaded.OwnMenu>
  )
}
