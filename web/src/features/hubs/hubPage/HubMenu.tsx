import type { Hub } from '@jes/contract/hubs/hubs'
import type { ComponentProps } from 'react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { useMuteHubItem } from '#features/people/relations/useMuteHubItem.tsx'
import { Menu } from '#ui/Menu.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'startsAt' | 'children'> & { hub: Hub }

export function HubMenu({ hub, ...menu }: Props) {
  const mute = useMuteHubItem(hub)
  const report = useReportItem({ kind: 'jehub', id: hub._id })

  return (
    <>
      <Menu {...menu} items={hub.myRole === 'owner' ? [mute] : [mute, report.item]} />
      {report.dialog}
    </>
  )
}
