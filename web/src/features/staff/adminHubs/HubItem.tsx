import type { StaffHub } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { actOn } from '#features/staff/staffActions/api.ts'
import { verbOf } from '#features/staff/staffActions/sayings.ts'
import type { StaffActionDialog } from '#features/staff/staffActions/useStaffActions.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import styles from './Hubs.module.css'
import { messages } from './messages.ts'

type Props = { hub: StaffHub; isAdmin: boolean; onAsk: (dialog: StaffActionDialog) => void }

export function HubItem({ hub, isAdmin, onAsk }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isHanding, setIsHanding] = useState(false)
  const action = hub.state === 'open' ? 'remove' : hub.state === 'removed' ? 'restore' : null

  return (
    <Row>
      <div className={styles.hub}>
        <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={48} />
        <div className={styles.words}>
          <Link to={hubPath(hub.name)} className={styles.name}>
            <Txt>{hub.name}</Txt>
          </Link>
          <p className={styles.facts}>
            {text.members(hub.memberCount)} · {text.posts(hub.postCount)}
          </p>
        </div>
        {hub.isPrivate && <Chip>{text.private}</Chip>}
        {hub.openReports > 0 && <Chip tone="red">{text.reports(hub.openReports)}</Chip>}
      </div>
      {hub.owner ? (
        <PersonLine user={hub.owner}>{text.owner}</PersonLine>
      ) : (
        <p className={styles.facts}>{text.noOwner}</p>
      )}
      <div className={styles.actions}>
        {action && (
          <Button
            size="sm"
            look={action === 'remove' ? 'dangerLine' : 'line'}
            onClick={() =>
              onAsk({
                kind: 'jehub',
                name: hub.name,
                who: hub.owner?.displayName ?? null,
                action,
                send: (decision) => actOn(client, 'jehub', hub._id, decision),
              })
            }
          >
            {verbOf(action, 'jehub')}…
          </Button>
        )}
        {isAdmin && hub.state === 'open' && (
          <Button look="line" size="sm" onClick={() => setIsHanding(true)}>
            {text.handOver}…
          </Button>
        )}
      </div>
      <HandOverDialog hub={hub} open={isHanding} onClose={() => setIsHanding(false)} />
    </Row>
  )
}
