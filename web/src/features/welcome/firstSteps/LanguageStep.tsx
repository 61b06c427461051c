import { useChangeSettings } from '#features/core/settings/api.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toDevanagari } from '#lib/numbers.ts'
import { digitsOf, usePreferences } from '#lib/preferences.ts'
import { late } from '#ui/late.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { messages } from './messages.ts'

const PostSample = late(async () => (await import('./PostSample.tsx')).PostSample)
const EXAMPLE = '248'

/** Language, digits and calendar, each chosen at once, with a post of today that changes with them. */
export function LanguageStep() {
  const text = useText(messages)
  const preferences = usePreferences()
  const { change } = useChangeSettings()
  const today = new Date().toISOString()

  return (
    <>
      <ChoiceCards
        legend={text.language}
        choices={[
          { value: 'en', label: 'English', example: 'Menus and buttons' },
          { value: 'ne', label: 'नेपाली', example: 'मेनु र बटन' },
        ]}
        value={preferences.language}
        onChange={(language) => change({ language })}
      />
      <ChoiceCards
        legend={text.numbers}
        choices={[
          { value: 'latin', label: '1 2 3', example: text.upvotes(EXAMPLE) },
          { value: 'devanagari', label: '१ २ ३', example: text.upvotes(toDevanagari(EXAMPLE)) },
        ]}
        value={digitsOf(preferences)}
        onChange={(digits) => change({ digits })}
      />
      <ChoiceCards
        legend={text.calendar}
        choices={[
          { value: 'bs', label: text.bs, example: longDate(today, 'bs') },
          { value: 'ad', label: text.ad, example: longDate(today, 'ad') },
        ]}
        value={preferences.calendar}
        onChange={(calendar) => change({ calendar })}
      />
      <PostSample />
    </>
  )
}
