import type { ComponentProps, ReactNode } from 'react'
import { Menu } from '#ui/Menu.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { useOwnMenu } from './useOwnMenu.tsx'

type Props = {
  label: string
  startsAt: MenuEnd
  children: (trigger: ComponentProps<'button'>) => ReactNode
}

export function OwnMenu({ label, startsAt, children }: Props) {
  const items = useOwnMenu()
  return (
    <Menu label={label} items={items} startsAt={startsAt}>
      {children}
    </Menu>
  )
}
