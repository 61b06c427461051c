import type { WatchedWord, WordList } from '@jes/contract/staff/adminMembers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Bar, Note, Row } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { addWord, removeWord, wordsOf } from './api.ts'
import { messages } from './messages.ts'
import { WordForm } from './WordForm.tsx'
import styles from './Words.module.css'

const LISTS: readonly WordList[] = ['trends', 'content', 'usernames']

/** The three lists of words that Jes watches for. */
export function Words() {
  const text = useText(messages)
  const client = useQueryClient()
  const id = useId()
  const [list, setList] = useState<WordList>('trends')
  const words = useQuery(wordsOf(list))

  async function remove({ _id, word }: WatchedWord) {
    try {
      await removeWord(client, _id)
      const again = () => addWord(client, list, word).catch(sayWhy)
      toast.show({
        text: text.removed(word),
        action: { label: text.undo, onAct: () => void again() },
      })
    } catch (error) {
      sayWhy(error)
    }
  }

  return (
    <>
      <Tabs
        id={id}
        label={text.lists}
        tabs={LISTS.map((value) => ({ value, label: text[value] }))}
        value={list}
        onChange={setList}
      />
      <TabPanel tabs={id} value={list}>
        <Note>{text[`${list}Why`]}</Note>
        <Bar>
          <WordForm key={list} list={list} />
        </Bar>
        {words.isPending && <RowsPending rows={3} />}
        {words.isLoadingError && (
          <FailedState reason={words.error.message} onRetry={() => void words.refetch()} />
        )}
        {words.data?.length === 0 && (
          <EmptyState art={<SearchArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        )}
        <ul>
          {words.data?.map((one) => (
            <li key={one._id}>
              <Row>
                <div className={styles.row}>
                  <div>
                    <Txt as="p" className={styles.word}>
                      {one.word}
                    </Txt>
                    <p className={styles.hint}>
                      {one.by && `${text.by(one.by.displayName)} · `}
                      <Time iso={one.createdAt} />
                    </p>
                  </div>
                  <IconButton label={text.remove(one.word)} onClick={() => void remove(one)}>
                    <X />
                  </IconButton>
                </div>
              </Row>
            </li>
          ))}
        </ul>
      </TabPanel>
    </>
  )
}

function sayWhy(error: unknown) {
  if (error instanceof Error) toast.error(error.message)
}
