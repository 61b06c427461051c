import type { StaffAnnouncement } from '@jes/contract/site/announcements'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { useMinute } from '#lib/useMinute.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Announcements.module.css'
import { messages } from './messages.ts'

type Props = {
  announcement: StaffAnnouncement
  canChange: boolean
  onChange: () => void
  onRemove: () => void
}

export function AnnouncementRow({ announcement, canChange, onChange, onRemove }: Props) {
  const text = useText(messages)
  const { en, ne, link, tone, startsAt, endsAt, by } = announcement
  const state = stateOf(announcement, useMinute())

  return (
    <Row>
      <p className={styles.head}>
        <Chip tone={state === 'current' ? 'green' : 'grey'}>{text[state]}</Chip>
        <Chip tone={tone === 'warning' ? 'gold' : 'blue'}>{text[tone]}</Chip>
      </p>
      <Txt as="p" className={styles.words}>
        {en}
      </Txt>
      <Txt as="p" className={styles.words}>
        {ne}
      </Txt>
      {link && <p className={styles.hint}>{link}</p>}
      <p className={styles.hint}>
        {shortDateTime(startsAt)} – {shortDateTime(endsAt)}
        {by && ` · ${text.by(by.displayName)}`}
      </p>
      {canChange && (
        <p className={styles.actions}>
          <Button look="line" size="sm" onClick={onChange}>
            {text.change}
          </Button>
          <Button look="dangerLine" size="sm" onClick={onRemove}>
            {text.remove}
          </Button>
        </p>
      )}
    </Row>
  )
}

function stateOf({ startsAt, endsAt }: StaffAnnouncement, now: number) {
  if (Date.parse(endsAt) <= now) return 'over'
  // The clock ticks by the minute: what was announced since is not in the future.
  return Date.parse(startsAt) > Math.max(now, Date.now()) ? 'coming' : 'current'
}
