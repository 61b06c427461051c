import { useState } from 'react'
import { exactTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { messages } from './messages.ts'
import { comingDays, labelled, momentOf, partsOf } from './nepalDays.ts'
import styles from './ScheduleDialog.module.css'
import { useCanSchedule } from './useCanSchedule.ts'

const MINUTE = 60_000
const LEAST = 5 * MINUTE
const QUARTER = 15 * MINUTE

type Props = {
  open: boolean
  onClose: () => void
  /** When it goes out so far. */
  publishAt?: string
  onChoose: (publishAt: string) => void
}

/**
 * The time of publication, in Nepal's time and in the calendar of the settings. Without a pass there are no fields.
 */
export function ScheduleDialog({ open, onClose, publishAt, onChoose }: Props) {
  const text = useText(messages)
  if (useCanSchedule() === false)
    return (
      <Dialog open={open} onClose={onClose} title={text.title}>
        <div className={styles.fields}>
          <p>{text.premium}</p>
          <LinkButton href="/premium" size="sm">
            {text.seePremium}
          </LinkButton>
        </div>
      </Dialog>
    )
  return <Choosing {...{ open, onClose, publishAt, onChoose }} />
}

type ChoosingProps = Pick<Props, 'open' | 'onClose' | 'onChoose'> & {
  publishAt: string | undefined
}

function Choosing({ open, onClose, publishAt, onChoose }: ChoosingProps) {
  const text = useText(messages)
  usePreferences()
  const [now] = useState(Date.now)
  const [{ day, time }, setParts] = useState(() => partsOf(startOf(publishAt, now)))
  const [isTooSoon, setIsTooSoon] = useState(false)
  const days = comingDays(now)
  const month = days.find(({ value }) => value === day)?.month ?? days[0]!.month
  const months = [...new Set(days.map(({ month }) => month))]
  const chosen = time === '' ? null : momentOf(day, time)

  function change(parts: Partial<{ day: string; time: string }>) {
    setIsTooSoon(false)
    setParts({ day, time, ...parts })
  }

  function confirm() {
    if (!chosen || (chosen !== publishAt && Date.parse(chosen) < Date.now() + LEAST)) {
      return setIsTooSoon(true)
    }
    onClose()
    onChoose(chosen)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button look="quiet" size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="sm" onClick={confirm}>
            {text.schedule}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Select
          label={text.month}
          value={month}
          options={months.map((month) => ({ value: month, label: month }))}
          onChange={(month) => change({ day: days.find((day) => day.month === month)!.value })}
        />
        <Select
          label={text.day}
          value={day}
          options={labelled(
            days.filter((day) => day.month === month),
            now,
          )}
          onChange={(day) => change({ day })}
        />
        <TextInput
          type="time"
          label={text.time}
          value={time}
          error={isTooSoon ? text.tooSoon : undefined}
          onChange={(event) => change({ time: event.target.value })}
        />
        <p role="status" className={styles.when}>
          {chosen && text.goesOut(exactTime(chosen))}
        </p>
      </div>
    </Dialog>
  )
}

/** As it was, or the next quarter of an hour that is not too near. */
function startOf(publishAt: string | undefined, now: number) {
  if (publishAt && Date.parse(publishAt) > now) return publishAt
  return new Date(Math.ceil((now + LEAST + MINUTE) / QUARTER) * QUARTER).toISOString()
}
