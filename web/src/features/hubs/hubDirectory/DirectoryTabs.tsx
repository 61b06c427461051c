import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { useSession } from '#lib/session.ts'
import { Chip } from '#ui/Chip.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './DirectoryTabs.module.css'
import { type Directory, directoryHref, directoryTabs } from './directoryAddress.ts'
import { messages } from './messages.ts'

export function DirectoryTabs({ directory }: { directory: Directory }) {
  const text = useText(messages)
  const isMember = useSession((session) => session.isAuthenticated)
  const mine = useSession((session) => Object.keys(session.memberships).length)
  const tabs = directoryTabs.filter((tab) => isMember || tab !== 'joined')

  return (
    <LinkTabs
      label={text.lists}
      tabs={tabs.map((tab) => ({
        href: directoryHref({ ...directory, tab }),
        label: (
          <>
            {text[tab]}
            {tab === 'joined' && mine > 0 && <Chip size="sm">{number(mine)}</Chip>}
          </>
        ),
      }))}
      current={directoryHref(directory)}
      className={styles.tabs}
    />
  )
}
