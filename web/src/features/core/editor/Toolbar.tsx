import { AtSign, Bold, Eye, EyeOff, Hash, Italic, Link2, List, Quote } from 'lucide-react'
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
  ['spoiler', EyeOff],
  ['list', List],
  ['quote', Quote],
  ['link', Link2],
  ['hashtag', Hash],
  ['mention', AtSign],
] as const

const EmojiButton = late(
  async () => (await import('#features/core/emoji/EmojiButton.tsx')).EmojiButton,
)
const Dictation = late(
  async () => (await import('#features/core/dictation/DictationButton.tsx')).DictationButton,
)
const hasDictation = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

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
      <EmojiButton area={area} onChange={onChange} className={styles.tool} />
      {hasDictation && <Dictation area={area} onChange={onChange} className={styles.tool} />}
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
