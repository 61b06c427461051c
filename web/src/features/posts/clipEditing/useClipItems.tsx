import type { Post } from '@jes/contract/posts/posts'
import { Captions, ChartNoAxesColumn, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './messages.ts'

const loadEdit = () => import('./EditClipDialog.tsx')
const loadCaptions = () => import('./CaptionsDialog.tsx')

/** The owner's actions on a clip, besides those of any author; the dialogs are loaded when they are opened. */
export function useClipItems(post: Post) {
  const text = useText(messages)
  const edit = useLateDialog(loadEdit)
  const captions = useLateDialog(loadCaptions)

  // Each opening starts with the current state.
  const [turn, setTurn] = useState(0)
  function begin(open: () => void) {
    setTurn((turn) => turn + 1)
    open()
  }

  const items: MenuItemProps[] = [
    { label: text.edit, icon: <PenLine />, onSelect: () => begin(edit.open) },
    { label: text.captions, icon: <Captions />, onSelect: () => begin(captions.open) },
    { label: text.statistics, icon: <ChartNoAxesColumn />, href: `/jesclips/${post._id}/stats` },
  ]
  const dialogs = (
    <>
      {edit.loaded && (
        <edit.loaded.EditClipDialog
          key={`edit ${turn}`}
          post={post}
          open={edit.isOpen}
          onClose={edit.close}
        />
      )}
      {captions.loaded && (
        <captions.loaded.CaptionsDialog
          key={`captions ${turn}`}
          post={post}
          open={captions.isOpen}
          onClose={captions.close}
        />
      )}
    </>
  )
  return { items, dialogs }
}
