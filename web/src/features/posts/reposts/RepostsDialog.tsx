import type { Post } from '@jes/contract/posts/posts'
import { useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { messages } from './menuMessages.ts'
import { QuoteList } from './QuoteList.tsx'
import { ReposterList } from './ReposterList.tsx'

type Props = { post: Post; open: boolean; onClose: () => void }

/** Who reposted a post, and who quoted it. */
export function RepostsDialog({ post, open, onClose }: Props) {
  const text = useText(messages)
  const id = useId()
  const [value, setValue] = useState<'reposts' | 'quotes'>('reposts')
  const tabs = (['reposts', 'quotes'] as const).map((one) => ({ value: one, label: text[one] }))

  return (
    <Dialog open={open} onClose={onClose} title={text.who} size="lg">
      <Tabs id={id} label={text.who} tabs={tabs} value={value} onChange={setValue} />
      <TabPanel tabs={id} value={value}>
        {value === 'reposts' ? <ReposterList postId={post._id} /> : <QuoteList post={post} />}
      </TabPanel>
    </Dialog>
  )
}
