import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, FolderPen, FolderPlus, FolderX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { navigate } from '#lib/history.ts'
import { langOf, useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { Menu } from '#ui/Menu.tsx'
import { folders, removeFolder } from './api.ts'
import styles from './FolderBar.module.css'
import { messages } from './messages.ts'

const FolderDialog = lazy(async () => ({
  default: (await import('./FolderDialog.tsx')).FolderDialog,
}))

const ALL = '/bookmarks'
const KEPT = '/bookmarks/kept'
const pathOf = (id: string) => `${ALL}?folder=${id}`

type Props = {
  current: string | null
  /** What is kept on this device is shown. */
  isKept?: boolean
}

/** The folders of what one saved, as tabs; the one that is shown can be renamed and removed. */
export function FolderBar({ current, isKept }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useQuery(folders()).data?.folders ?? []
  const shown = list.find(({ _id }) => _id === current)
  const [dialog, setDialog] = useState<'new' | 'rename'>()
  const [isOpen, setIsOpen] = useState(false)

  function ask(what: 'new' | 'rename') {
    setDialog(what)
    setIsOpen(true)
  }

  async function remove() {
    if (shown && (await removeFolder(client, shown))) navigate(ALL, { replace: true })
  }

  return (
    <div className={styles.bar}>
      <LinkTabs
        className={styles.tabs ?? ''}
        label={text.folders}
        current={isKept ? KEPT : current ? pathOf(current) : ALL}
        tabs={[
          { href: ALL, label: text.all },
          { href: KEPT, label: text.onThisDevice },
          ...list.map(({ _id, name }) => ({
            href: pathOf(_id),
            label: <bdi lang={langOf(name)}>{name}</bdi>,
          })),
        ]}
      />
      {shown && (
        <Menu
          label={text.change(shown.name)}
          items={[
            { label: text.rename, icon: <FolderPen />, onSelect: () => ask('rename') },
            { label: text.remove, icon: <FolderX />, danger: true, onSelect: () => void remove() },
          ]}
        >
          {(trigger) => (
            <IconButton label={text.change(shown.name)} {...trigger}>
              <Ellipsis />
            </IconButton>
          )}
        </Menu>
      )}
      <IconButton label={text.newFolder} onClick={() => ask('new')}>
        <FolderPlus />
      </IconButton>
      <Suspense>
        {dialog && (
          <FolderDialog
            key={`${dialog} ${current}`}
            open={isOpen}
            folder={dialog === 'rename' ? shown : undefined}
            onClose={() => setIsOpen(false)}
            onMade={({ _id }) => navigate(pathOf(_id))}
          />
        )}
      </Suspense>
    </div>
  )
}
