import { WARNING_MAX_LENGTH } from '@jes/contract/posts/warning'
import { hardLimit } from '#lib/graphemes.ts'
import { catalogue, useText } from '#lib/language.ts'
import { TextInput } from '#ui/TextInput.tsx'

const messages = catalogue({
  label: ['What it is about', 'केका बारेमा हो'],
  hint: ['Stands on the cover, such as: Accident, injury', 'छोपिएको ठाउँमा देखिन्छ, जस्तै: दुर्घटना, चोट'],
})

type Props = { value: string; error: string | undefined; onChange: (warning: string) => void }

/** The warning over a sensitive post, in its author's words. */
export function WarningField({ value, error, onChange }: Props) {
  const text = useText(messages)
  return (
    <TextInput
      name="warning"
      label={text.label}
      hint={text.hint}
      optional
      value={value}
      error={error}
      maxLength={hardLimit(WARNING_MAX_LENGTH)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
