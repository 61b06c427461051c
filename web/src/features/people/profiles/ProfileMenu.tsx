import type { Profile } from '@jes/contract/core/users'
import type { ComponentProps } from 'react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { usePersonItems } from '#features/people/relations/usePersonItems.tsx'
import { Menu } from '#ui/Menu.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'startsAt' | 'children'> & {
  profile: Profile
}

/** Mute, block or report somebody. */
export function ProfileMenu({ profile, ...menu }: Props) {
  const person = usePersonItems(profile, profile.relationship?.muting)
  const report = useReportItem({ kind: 'user', id: profile._id })

  return (
    <>
      <Menu {...menu} items={[...person.items, report.item]} />
      {person.dialog}
      {report.dialog}
    </>
  )
}
