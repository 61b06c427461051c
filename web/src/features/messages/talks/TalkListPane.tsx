import { MESSAGE_SEARCH_MAX_LENGTH } from '@jes/contract/messages/messageSearch'
import type { TalkFilter } from '@jes/contract/messages/talks'
import { Archive, ArrowLeft, UserRoundPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useSearchParams } from '#lib/router.tsx'
import { useTalkCounts } from '#lib/talkCounts.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Finder } from '#ui/Finder.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './messages.ts'
import { RequestsRow } from './RequestsRow.tsx'
import { TalkList } from './TalkList.tsx'
import styles from './talks.module.css'

const loadRare = () => import('#features/messages/messages/rareParts.ts')
const FoundMessages = lazyPart(
  async () => (await (await loadRare()).loadFoundMessages()).FoundMessages,
)
const loadNewGroup = async () => (await loadRare()).loadNewGroup()
const PAUSE_MS = 300

type Props = { filter: TalkFilter; openId: string | undefined }

/** The left pane: title, tabs, requests, talks. */
export function TalkListPane({ filter, openId }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), PAUSE_MS)
  const { unread } = useTalkCounts()
  const hasPost = useSearchParams()[0].has('post') && !openId
  const { loaded, isOpen, open, close } = useLateDialog(loadNewGroup)
  const isAside = filter === 'requests' || filter === 'archived'
  const asideTitle = filter === 'requests' ? text.requestsTitle : text.archiveTitle
  const path = `/messages${openId ? `/${openId}` : ''}`
  const tabs = [
    { href: path, label: text.all },
    { href: `${path}?filter=unread`, label: text.unread },
    { href: `${path}?filter=groups`, label: text.groups },
  ]

  return (
    <section className={styles.pane} aria-label={text.lists}>
      <header className={styles.head}>
        {isAside && (
          <Link to="/messages" aria-label={text.back} className={styles.back}>
            <ArrowLeft />
          </Link>
        )}
        <h1 tabIndex={-1}>{isAside ? asideTitle : text.title}</h1>
        {!isAside && <CountBadge count={unread} label={text.unreadOnes} />}
        {!isAside && (
          <Link
            to="/messages?filter=archived"
            aria-label={text.archiveTitle}
            title={text.archiveTitle}
            className={styles.archive}
          >
            <Archive />
          </Link>
        )}
        {!isAside && (
          <IconButton label={text.newGroup} size="tap" aria-haspopup="dialog" onClick={open}>
            <UserRoundPlus />
          </IconButton>
        )}
        {loaded && <loaded.NewGroupDialog open={isOpen} onClose={close} />}
      </header>
      {!isAside && (
        <Finder
          label={text.search}
          words={typed}
          limit={MESSAGE_SEARCH_MAX_LENGTH}
          onChange={setTyped}
        />
      )}
      {!isAside && !words && (
        <>
          <LinkTabs
            label={text.lists}
            tabs={tabs}
            current={filter === 'all' ? path : `${path}?filter=${filter}`}
          />
          <RequestsRow />
        </>
      )}
      {hasPost && (
        <p role="status" className={styles.sendTo}>
          {text.sendTo}
        </p>
      )}
      <div className={styles.rows}>
        {words ? (
          <Suspense fallback={<RowsPending rows={4} />}>
            <FoundMessages words={words} />
          </Suspense>
        ) : (
          <TalkList key={filter} filter={filter} openId={openId} />
        )}
      </div>
    </section>
  )
}
