import { useInfiniteQuery } from '@tanstack/react-query'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { loginEvents } from './api.ts'
import styles from './LoginLog.module.css'
import { LoginRow } from './LoginRow.tsx'
import { messages } from './messages.ts'

export function LoginLog() {
  const text = useText(messages)
  const list = useInfiniteQuery(loginEvents())

  return (
    <SettingSection title={text.title}>
      <p className={styles.hint}>{text.why}</p>
      <PagedList
        list={list}
        rowsOf={(page) => page.events}
        keyOf={(event) => event._id}
        pending={<RowsPending rows={4} />}
        empty={<p className={styles.hint}>{text.none}</p>}
        end={<p className={styles.hint}>{text.end}</p>}
      >
        {(event) => <LoginRow event={event} />}
      </PagedList>
    </SettingSection>
  )
}
