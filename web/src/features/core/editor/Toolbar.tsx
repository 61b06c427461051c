import { AtSign, Bold, Eye, Hash, Italic, Link2, List, Quote } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { late } from '#ui/late.tsx'
import type { Tool } from './marks.ts'
import { messages } from './messages.ts'
import styles from './Toolbar.module.css'

const TOOLS = [
  ['bold', Bold],
  ['italic', Italic],
  ['list', List],
  ['quote', Quote],
  ['link', Link2],
  ['hashtag', Hash],
  ['mention', AtSign],
] as const

const WritingAids = late(async () => (await import('./WritingAids.tsx')).WritingAids)

type Props = {
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  onTool: (tool: Tool) => void
  hasPreview: boolean
  onPreview: () => void
}

export function Toolbar({ area, onChange, onTool, hasPreview, onPreview }: Props) {
  const text = useText(messages)

  return (
    <div role="toolbar" aria-label={text.format} className={styles.bar}>
      {TOOLS.map(([tool, Icon]) => (
        <IconButton
          key={tool}
          label={text[tool]}
          className={styles.tool}
          // The selection stays in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          <Icon />
        </IconButton>
      ))}
      <WritingAids
        area={area}
        onChange={onChange}
        className={styles.tool}
        onSpoiler={() => onTool('spoiler')}
      />
      <IconButton
        label={text.preview}
        aria-pressed={hasPreview}
        className={styles.preview}
        onClick={onPreview}
      >
        <Eye />
      </IconButton>
    </div>
  )
}
