import { useQuery } from '@tanstack/react-query'
import { Megaphone, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Announcements.module.css'
import { announcementsIn } from './api.ts'
import { readDismissed, storeDismissed } from './dismissed.ts'
import { messages } from './messages.ts'

/** The announcements, one at a time. They are over the page: nothing moves for them. */
export function Announcements() {
  const text = useText(messages)
  const { data = [] } = useQuery(announcementsIn(usePreferences().language))
  const [dismissed, setDismissed] = useState(readDismissed)
  const said = data.find(({ _id }) => !dismissed.includes(_id))
  if (!said) return null

  function dismiss(id: string) {
    const ids = [...dismissed, id]
    setDismissed(ids)
    storeDismissed(ids)
  }

  const Icon = said.tone === 'warning' ? TriangleAlert : Megaphone
  return (
    <section
      key={said._id}
      role="status"
      aria-label={text.announcement}
      className={styles.banner}
      data-tone={said.tone}
    >
      <Icon aria-hidden="true" />
      <p className={styles.words}>
        <Txt>{said.text}</Txt>{' '}
        {said.link && (
          <Link to={said.link} className={styles.link} onClick={() => dismiss(said._id)}>
            {text.more}
          </Link>
        )}
      </p>
      <IconButton label={text.dismiss} onClick={() => dismiss(said._id)}>
        <X />
      </IconButton>
    </section>
  )
}
