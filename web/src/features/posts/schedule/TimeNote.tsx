import { Clock, TriangleAlert } from 'lucide-react'
import { exactTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './scheduleEditMessages.ts'
import styles from './TimeNote.module.css'

type Props = { publishAt: string; failure: string | null; onChange: () => void }

/** When it goes out, or why it did not, and a way to another time. */
export function TimeNote({ publishAt, failure, onChange }: Props) {
  const text = useText(messages)
  usePreferences()
  return (
    <div role="status" className={styles.note} data-failed={failure !== null || undefined}>
      {failure ? <TriangleAlert size={18} /> : <Clock size={18} />}
      <span className={styles.words}>
        {failure ? text.failed(failure) : text.goesOut(exactTime(publishAt))}
      </span>
      <Button look="ghost" size="sm" onClick={onChange}>
        {text.changeTime}
      </Button>
    </div>
  )
}
