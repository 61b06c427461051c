import { useEffect, useState } from 'react'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { learn, withLearned } from './learned.ts'
import { certaintyOf, wordAt } from './wordAt.ts'

type Dictionary = typeof import('@jes/contract/lib/script/devanagari')

/** The word at the caret and its spellings in Devanagari, for people who write Nepali. */
export function useChoices(value: string, caret: number | null) {
  const { language } = usePreferences()
  const account = useSession(({ user }) => user?._id ?? null)
  const dictionary = useDictionary()
  const word = caret === null ? null : wordAt(value, caret)
  const wanted = word ? certaintyOf(word, value, language === 'ne') : 'none'
  const isWanted = wanted !== 'none'
  const { loaded, load } = dictionary

  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])

  if (!word || !loaded || !isWanted) return { word: null, choices: [], learn: () => {} }
  const read = word.isAttached
    ? loaded.toEnding
    : wanted === 'any'
      ? loaded.toDevanagari
      : loaded.toKnown
  return {
    word,
    choices: withLearned(account, word.text, read(word.text)),
    learn: (choice: string) => learn(account, word.text, choice),
  }
}

let fetched: Promise<Dictionary> | undefined

/** It is large, and fetched when somebody writes Nepali in Roman letters. */
function useDictionary() {
  const [loaded, setLoaded] = useState<Dictionary | null>(null)
  const [load] = useState(() => () => {
    fetched ??= import('@jes/contract/lib/script/devanagari')
    fetched.then(setLoaded, () => {
      fetched = undefined
    })
  })
  return { loaded, load }
}
