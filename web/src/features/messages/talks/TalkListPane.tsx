import type { TalkFilter } from '@jes/contract/messages/talks'
import { ArrowLeft } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useTalkCounts } from '#lib/talkCounts.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { messages } from './messages.ts'
import { RequestsRow } from './RequestsRow.tsx'
import { TalkList } from './TalkList.tsx'
import styles from './talks.module.css'

type Props = { filter: TalkFilter; openId: string | undefined }

/** The left pane: title, tabs, requests, talks. */
export function TalkListPane({ filter, openId }: Props) {
  const text = useText(messages)
  const { unread } = useTalkCounts()
  const isOfRequests = filter === 'requests'
  const path = `/messages${openId ? `/${openId}` : ''}`
  const tabs = [
    { href: path, label: text.all },
    { href: `${path}?filter=unread`, label: text.unread },
  ]

  return (
    <section className={styles.pane} aria-label={text.lists}>
      <header className={styles.head}>
        {isOfRequests && (
          <Link to="/messages" aria-label={text.back} className={styles.back}>
            <ArrowLeft />
          </Link>
        )}
        <h1 tabIndex={-1}>{isOfRequests ? text.requestsTitle : text.title}</h1>
        {!isOfRequests && <CountBadge count={unread} label={text.unreadOnes} />}
      </header>
      {!isOfRequests && (
        <>
          <LinkTabs
            label={text.lists}
            tabs={tabs}
            current={filter === 'unread' ? `${path}?filter=unread` : path}
          />
          <RequestsRow />
        </>
      )}
      <div className={styles.rows}>
        <TalkList key={filter} filter={filter} openId={openId} />
      </div>
    </section>
  )
}
