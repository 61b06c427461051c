import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = { text: string; language: string | null }

/** Code of a named language gets its colours when it comes into view; until then, and without them, it is plain. */
export function CodeBlock({ text, language }: Props) {
  const place = useRef<HTMLPreElement>(null)
  const [colour, setColour] = useState<(text: string, language: string) => ReactNode>()

  useEffect(() => {
    if (!place.current || !language) return
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      const loaded = await import('./colourCode.tsx').catch(() => null)
      if (loaded) setColour(() => loaded.colourCode)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [language])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, by keyboard too
    <pre ref={place} dir="ltr" tabIndex={0}>
      <code>{colour && language ? colour(text, language) : text}</code>
    </pre>
  )
}
