import { CaseUpper, Globe, Link as LinkIcon, Plus, Quote, UserRoundPlus } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { Kind } from './draft.ts'
import { messages } from './messages.ts'

const KINDS: [Kind, React.ReactNode][] = [
  ['words', <Quote key="words" />],
  ['domains', <Globe key="domains" />],
  ['accountAge', <UserRoundPlus key="accountAge" />],
  ['links', <LinkIcon key="links" />],
  ['caps', <CaseUpper key="caps" />],
]

export function AddRule({ onAdd }: { onAdd: (kind: Kind) => void }) {
  const text = useText(messages)
  return (
    <Menu
      label={text.add}
      items={KINDS.map(([kind, icon]) => ({
        label: text[kind],
        icon,
        onSelect: () => onAdd(kind),
      }))}
    >
      {(trigger) => (
        <Button look="line" size="sm" {...trigger}>
          <Plus />
          {text.add}
        </Button>
      )}
    </Menu>
  )
}
