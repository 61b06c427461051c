import { Clapperboard } from 'lucide-react'
import type { Limits } from '#features/clips/clipUploads/judge.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import styles from './ClipForm.module.css'
import { FileButton } from './FileButton.tsx'
import { messages } from './messages.ts'
import { usePicking } from './usePicking.ts'

/** The browser had no space to store the file: with the same one again the upload continues. */
export function MissingFile({ name, limits }: { name: string; limits: Limits }) {
  const text = useText(messages)
  const { pick, isLooking, problem } = usePicking(limits)

  return (
    <div className={styles.missing}>
      <Alert>{problem ?? text.missing(name)}</Alert>
      <FileButton label={text.pickAgain} onFiles={(files) => void pick(files)}>
        <Clapperboard aria-hidden="true" />
        {isLooking ? text.looking : text.pickAgain}
      </FileButton>
    </div>
  )
}
