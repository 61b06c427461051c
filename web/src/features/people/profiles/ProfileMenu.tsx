import type { Profile } from '@jes/contract/core/users'
import type { ComponentProps } from 'react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { searchItem } from '#features/core/searchWithin/searchItem.tsx'
import { useListItem } from '#features/people/listPicker/useListItem.tsx'
import { usePersonItems } from '#features/people/relations/usePersonItems.tsx'
import { Menu } from '#ui/Menu.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'startsAt' | 'children'> & {
  profile: Profile
}

/** Search what somebody wrote, put them on a list, mute, block or report them. */
export function ProfileMenu({ profile, ...menu }: Props) {
  const list = useListItem(profile)
  const person = usePersonItems(profile, profile.relationship?.muting)
  const report = useReportItem({ kind: 'user', id: profile._id })

  return (
    <>
      <Menu
        {...menu}
        items={[
          searchItem({ from: profile.username }),
          ...list.items,
          ...person.items,
          report.item,
        ]}
      />
      {list.dialog}
      {person.dialog}
      {report.dialog}
    </>
  )
}
