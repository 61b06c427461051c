import type { Hub } from '@jes/contract/hubs/hubs'
import type { ReactNode } from 'react'
import { BanNote } from './BanNote.tsx'
import { HubOutside } from './HubOutside.tsx'
import { InviteNote } from './InviteNote.tsx'

type Props = { hub: Hub; code: string | null; appeal: ReactNode }

/** For viewers who are not simply members: why not, who invites, what is inside. */
export function Threshold({ hub, code, appeal }: Props) {
  return (
    <>
      {hub.ban && <BanNote ban={hub.ban} appeal={appeal} />}
      {code && hub.joinState !== 'member' && <InviteNote hub={hub} code={code} />}
      {!hub.canSee && <HubOutside hub={hub} />}
    </>
  )
}
