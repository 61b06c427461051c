import { Ellipsis, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { hashtagOf } from '#features/feeds/trending/hashtag.ts'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { HideDialog } from './HideDialog.tsx'
import { messages } from './messages.ts'

/** What the staff can do about one trend. */
export function TrendMenu({ hashtag }: { hashtag: string }) {
  const text = useText(messages)
  const [isAsking, setIsAsking] = useState(false)
  const label = text.more(hashtagOf({ hashtag }))

  return (
    <>
      <Menu
        label={label}
        items={[{ label: text.hide, icon: <EyeOff />, onSelect: () => setIsAsking(true) }]}
      >
        {(trigger) => (
          <IconButton label={label} {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu>
      <HideDialog hashtag={hashtag} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}
