import { useEffect, useState } from 'react'

const REST = 700

/** What a screen reader announces once the typing rests: the first time with instructions, then the word alone. */
export function useSpoken(word: string | undefined, inFull: (word: string) => string) {
  const [said, setSaid] = useState({ word: '', times: 0 })

  useEffect(() => {
    if (!word) return
    const timer = setTimeout(() => {
      setSaid((before) => (before.word === word ? before : { word, times: before.times + 1 }))
    }, REST)
    return () => clearTimeout(timer)
  }, [word])

  if (!word || said.word !== word) return ''
  return said.times === 1 ? inFull(word) : word
}
