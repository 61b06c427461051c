import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, LogOut, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { placeOnList } from '#features/people/listPicker/api.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './actionMessages.ts'
import { removeList } from './api.ts'

const load = () => import('#features/people/listPicker/ListDialog.tsx')

/** An owner edits and deletes a list; somebody who is on it can leave it. */
export function ListMenu({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const client = useQueryClient()
  const me = useSession(({ user }) => user?._id ?? '')
  const [asks, setAsks] = useState(false)
  const { loaded, isOpen, open, close } = useLateDialog(load)

  const ask = () => setAsks(true)
  const items: MenuItemProps[] = list.isOwn
    ? [
        { label: text.edit, icon: <PenLine />, onSelect: open },
        { label: text.remove, icon: <Trash2 />, danger: true, onSelect: ask },
      ]
    : [{ label: text.leave, icon: <LogOut />, danger: true, onSelect: ask }]

  async function handleConfirm() {
    setAsks(false)
    if (!list.isOwn) await placeOnList(client, { list, userId: me, isOn: false })
    else if (await removeList(client, list)) navigate('/lists', { replace: true })
  }

  return (
    <>
      <Menu label={text.more} items={items}>
        {(trigger) => (
          <IconButton label={text.more} {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu>
      <ConfirmDialog
        open={asks}
        title={(list.isOwn ? text.removeTitle : text.leaveTitle)(list.name)}
        confirmLabel={list.isOwn ? text.remove : text.leave}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsks(false)}
      >
        {list.isOwn ? text.removeSentence : text.leaveSentence}
      </ConfirmDialog>
      {loaded && <loaded.ListDialog list={list} open={isOpen} onClose={close} />}
    </>
  )
}
