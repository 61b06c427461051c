import type { ComponentProps, ReactNode } from 'react'
import { useLateMenu } from '#ui/useLateMenu.ts'

const load = () => import('./OwnMenu.tsx')

type Props = {
  label: string
  /** It also leads to what can be made. */
  creates?: boolean
  children: (trigger: ComponentProps<'button'>) => ReactNode
}

/** Opens what belongs to the person. */
export function OwnMenuButton({ label, creates = false, children }: Props) {
  const { late, trigger } = useLateMenu(load)
  if (!late) return children(trigger)
  const { loaded, startsAt } = late
  return (
    <loaded.OwnMenu label={label} startsAt={startsAt} creates={creates}>
      {children}
    </loaded.OwnMenu>
  )
}
