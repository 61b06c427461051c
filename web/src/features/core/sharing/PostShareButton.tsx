import type { Post } from '@jes/contract/posts/posts'
import { Send } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { loadShareSheet } from './loadShareSheet.ts'

const messages = catalogue({ share: ['Share', 'सेयर'] })

/** Opens the share sheet of a post. */
export function PostShareButton({ post }: { post: Post }) {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(loadShareSheet)

  return (
    <>
      <IconButton label={text.share} aria-haspopup="dialog" aria-keyshortcuts="s" onClick={open}>
        <Send />
      </IconButton>
      {loaded && <loaded.ShareSheet post={post} open={isOpen} onClose={close} />}
    </>
  )
}
