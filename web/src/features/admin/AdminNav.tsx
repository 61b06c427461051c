import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useText } from '#lib/language.ts'
import { useWhenever } from '#lib/useWhenever.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './AdminNav.module.css'
import { figuresOf } from './api.ts'
import { messages } from './messages.ts'
import { isFor, SECTIONS, type Section, sectionPath } from './sections.ts'

type Props = { section: Section; isAdmin: boolean }

/** Every section that one may open, with how much waits where work waits. */
export function AdminNav({ section, isAdmin }: Props) {
  const text = useText(messages)
  const { data } = useQuery(figuresOf('7'))
  const place = useRef<HTMLDivElement>(null)
  // The counts push the tabs along: the one that is shown stays in sight.
  useWhenever([data !== undefined], () => {
    // Newer browsers answer with a promise, which is no clean-up.
    place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  })
  const waiting: Partial<Record<Section, number>> = {
    queue: data?.open.cases ?? 0,
    grievances: data?.open.grievances ?? 0,
    appeals: data?.open.appeals ?? 0,
    jobs: data?.jobs.failed ?? 0,
  }

  return (
    <div ref={place}>
      <LinkTabs
        label={text.admin}
        className={styles.tabs!}
        current={sectionPath(section)}
        tabs={SECTIONS.filter((one) => isFor(one, isAdmin)).map((one) => ({
          href: sectionPath(one),
          label: (
            <>
              {text[one]}
              <CountBadge count={waiting[one] ?? 0} label={text.waiting} look="quiet" />
            </>
          ),
        }))}
      />
    </div>
  )
}
