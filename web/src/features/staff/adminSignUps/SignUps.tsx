import { useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { Blocks } from './Blocks.tsx'
import { messages } from './messages.ts'
import { Requests } from './Requests.tsx'
import { Settings } from './Settings.tsx'

const PARTS = ['waiting', 'how', 'blocked'] as const
type Part = (typeof PARTS)[number]

/** Who waits to get in, who gets in at all, and who never does. */
export function SignUps({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const id = useId()
  const [part, setPart] = useState<Part>('waiting')

  return (
    <>
      <Tabs
        id={id}
        label={text.parts}
        tabs={PARTS.map((value) => ({ value, label: text[value] }))}
        value={part}
        onChange={setPart}
      />
      <TabPanel tabs={id} value={part}>
        {part === 'waiting' && <Requests />}
        {part === 'how' && <Settings isAdmin={isAdmin} />}
        {part === 'blocked' && <Blocks isAdmin={isAdmin} />}
      </TabPanel>
    </>
  )
}
