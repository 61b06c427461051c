import type { FirstWeek, WeekTask } from '@jes/contract/welcome/firstWeek'
import { Check } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './TaskRow.module.css'

const HREFS: Record<WeekTask, string> = {
  steps: '/welcome?step=2',
  face: '/setting#profile',
  hubs: '/welcome?step=2',
  people: '/welcome?step=3',
  namaste: '/add-post',
  passkey: '/setting#security',
}
/** Fewer than these are no crowd. */
const CROWD = 3

type Props = { task: WeekTask; hub: FirstWeek['hub']; isDone: boolean; isNext: boolean }

export function TaskRow({ task, hub, isDone, isNext }: Props) {
  const text = useText(messages)
  const place = task === 'namaste' ? hub : null
  const title = place ? text.namasteIn(place.name) : text[task]

  if (isDone)
    return (
      <li className={styles.row} data-done>
        <span className={styles.mark}>
          <Check size={14} />
        </span>
        <span className={styles.title} lang={langOf(title)}>
          {title}
          <VisuallyHidden>, {text.isDone}</VisuallyHidden>
        </span>
      </li>
    )
  const why =
    place && place.readers >= CROWD ? text.namasteCrowd(place.readers) : text[`${task}Why`]
  const href = place ? `/add-post?${new URLSearchParams({ hub: place.name })}` : HREFS[task]
  return (
    <li className={styles.row} data-next={isNext || undefined}>
      <span className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.why}>{why}</span>
      </span>
      <LinkButton
        href={href}
        look={isNext ? 'primary' : 'line'}
        size="sm"
        aria-label={`${text[`${task}Go`]}: ${title}`}
      >
        {text[`${task}Go`]}
      </LinkButton>
    </li>
  )
}
