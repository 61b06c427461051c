import { useQuery } from '@tanstack/react-query'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { mutedWords } from './api.ts'
import { MuteWordForm } from './MuteWordForm.tsx'
import { messages } from './messages.ts'
import { NoneHere } from './NoneHere.tsx'
import styles from './shunned.module.css'
import { WordRow } from './WordRow.tsx'

export function MutedWords() {
  const text = useText(messages)
  const list = useQuery(mutedWords())

  return (
    <SettingSection title={text.words}>
      <p className={styles.why}>{text.wordsWhy}</p>
      <MuteWordForm />
      {list.isPending && <RowsPending rows={1} />}
      {list.isLoadingError && (
        <Alert>
          {list.error.message}{' '}
          <Button look="ghost" size="sm" onClick={() => void list.refetch()}>
            {text.tryAgain}
          </Button>
        </Alert>
      )}
      {list.data?.words.length === 0 && <NoneHere>{text.noWords}</NoneHere>}
      <ul>
        {list.data?.words.map((word) => (
          <WordRow key={word._id} word={word} />
        ))}
      </ul>
    </SettingSection>
  )
}
