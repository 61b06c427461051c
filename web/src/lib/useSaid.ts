import type { Language } from '@jes/contract/core/settings'
import { useEffect, useState } from 'react'
import type { Problems } from './check.ts'
import { usePreferences } from './preferences.ts'

type Translate = (english: string, language: Language) => string

const asItIs: Translate = (english) => english

/** Problems in the reader's language. The table is fetched for the first that must be said in Nepali. */
export function useSaid(problems: Problems): Problems {
  const { language } = usePreferences()
  const [translate, setTranslate] = useState<Translate | null>(null)
  const isDue = language !== 'en' && !translate && Object.values(problems).some(Boolean)

  useEffect(() => {
    if (!isDue) return
    import('@jes/contract/lib/translate').then(
      (table) => setTranslate(() => table.translate),
      () => setTranslate(() => asItIs),
    )
  }, [isDue])

  if (isDue) return {}
  const say = translate ?? asItIs
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, say(problem, language)]),
  )
}
