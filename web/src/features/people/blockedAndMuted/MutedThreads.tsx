import { postPath } from '@jes/contract/core/postPath'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { call } from '#lib/api.ts'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { mutedThreads } from './api.ts'
import { messages } from './messages.ts'
import { NoneHere } from './NoneHere.tsx'
import styles from './shunned.module.css'
import { TakeBack } from './TakeBack.tsx'

export function MutedThreads() {
  const text = useText(messages)
  const list = useInfiniteQuery(mutedThreads())

  return (
    <SettingSection title={text.threads}>
      <p className={styles.why}>{text.threadsWhy}</p>
      <PagedList
        list={list}
        rowsOf={(page) => page.threads}
        keyOf={({ ad }) => ad._id}
        pending={<RowsPending rows={1} />}
        empty={<NoneHere>{text.noThreads}</NoneHere>}
      >
        {({ ad }) => (
          <div className={styles.row}>
            <Link to={postPath(ad)} className={styles.link}>
              <span className={styles.words}>
                <span className={styles.name} lang={langOf(ad.title)}>
                  {ad.title}
                </span>
                <span className={styles.hint}>{text.by(ad.user.username)}</span>
              </span>
            </Link>
            <TakeBack
              name={ad.title}
              verb="unmute"
              onTake={() => mute(ad._id, false)}
              onUndo={() => mute(ad._id, true)}
            />
          </div>
        )}
      </PagedList>
    </SettingSection>
  )
}

function mute(id: string, muted: boolean) {
  return call(notificationApi.mute, { params: { id }, body: { muted } })
}
