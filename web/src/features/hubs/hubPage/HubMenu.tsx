import type { Hub } from '@jes/contract/hubs/hubs'
import type { ComponentProps } from 'react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { searchItem } from '#features/core/searchWithin/searchItem.tsx'
import { useMuteHubItem } from '#features/people/relations/useMuteHubItem.tsx'
import { Menu } from '#ui/Menu.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'startsAt' | 'children'> & { hub: Hub }

export function HubMenu({ hub, ...menu }: Props) {
  const mute = useMuteHubItem(hub)
  const report = useReportItem({ kind: 'jehub', id: hub._id })

  const items = [searchItem({ in: hub.name }), mute]

  return (
    <>
      <Menu {...menu} items={hub.myRole === 'owner' ? items : [...items, report.item]} />
      {report.dialog}
    </>
  )
}
