import { useEffect, useState } from 'react'
import type { MarkedText as Marked } from './MarkedText.tsx'

/** Words and their usual punctuation mean nothing but themselves. */
const HAS_MARKS = /[^\p{L}\p{M}\p{N}\s.,!?…'’"“”()।-]|www\./u

let arrived: typeof Marked | null = null

type Props = { content: string; isAsleep: boolean }

/** A text with its bold, italic and links. In a request of a stranger it is plain text: no link works. */
export function MessageText({ content, isAsleep }: Props) {
  if (isAsleep || !HAS_MARKS.test(content)) return content
  return <LateMarks content={content} />
}

/** The parser comes with the first text that needs it; until then, and without a connection, the text is as typed. */
function LateMarks({ content }: { content: string }) {
  const [Loaded, setLoaded] = useState(() => arrived)

  useEffect(() => {
    if (Loaded) return
    import('./MarkedText.tsx').then(
      ({ MarkedText }) => {
        arrived = MarkedText
        setLoaded(() => MarkedText)
      },
      () => {},
    )
  }, [Loaded])

  return Loaded ? <Loaded content={content} /> : content
}
