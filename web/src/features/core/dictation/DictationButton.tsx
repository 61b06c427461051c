import { Mic, MicOff } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { applyEdit } from '#lib/applyEdit.ts'
import { isNepali, useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { toast } from '#lib/toasts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'
import { finalWords, type Recognition, recognitionMaker } from './recognition.ts'

type Props = {
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  className?: string | undefined
}

const TAGS = { ne: 'ne-NP', en: 'en-US' }

/** Writes what is spoken where the cursor is, in the language of the text; none where the browser does not listen. */
export function DictationButton({ area, onChange, className }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const listening = useRef<Recognition | null>(null)
  const [isListening, setIsListening] = useState(false)
  useEffect(() => () => listening.current?.abort(), [])

  const Maker = recognitionMaker()
  if (!Maker) return null

  function begin(Listener: NonNullable<typeof Maker>) {
    const written = area.current?.value ?? ''
    const recognition = new Listener()
    recognition.lang = TAGS[written ? (isNepali(written) ? 'ne' : 'en') : language]
    recognition.continuous = true
    recognition.interimResults = false
    recognition.onresult = (event) => insert(finalWords(event))
    recognition.onend = () => setIsListening(false)
    recognition.onerror = ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted') toast.error(text.failed)
    }
    listening.current = recognition
    recognition.start()
    setIsListening(true)
  }

  function insert(words: string) {
    const field = area.current
    if (!field || !words) return
    const { selectionStart: start, selectionEnd: end, value } = field
    const said = start === 0 || /\s$/.test(value.slice(0, start)) ? words : ` ${words}`
    const after = start + said.length
    applyEdit(field, { start, end, text: said, select: [after, after] }, onChange)
  }

  return (
    <IconButton
      label={isListening ? text.stop : text.dictate}
      title={text.where}
      aria-pressed={isListening}
      className={className}
      // The selection stays in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => (isListening ? listening.current?.stop() : begin(Maker))}
    >
      {isListening ? <MicOff /> : <Mic />}
    </IconButton>
  )
}
