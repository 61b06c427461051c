import { useQueryClient } from '@tanstack/react-query'
import { VolumeX } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { mutePerson, type Person } from './acts.ts'
import styles from './MutedNote.module.css'
import { messages } from './noteMessages.ts'

/** On the profile of somebody whom I muted: why I do not see them elsewhere. */
export function MutedNote({ person }: { person: Person }) {
  const text = useText(messages)
  const client = useQueryClient()
  return (
    <div className={styles.note}>
      <VolumeX size={20} aria-hidden="true" />
      <p className={styles.words}>{text.isMuted}</p>
      <Button look="line" size="sm" onClick={() => void mutePerson(client, person, false)}>
        {text.unmute}
      </Button>
    </div>
  )
}
