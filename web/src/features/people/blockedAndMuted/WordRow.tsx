import { type MutedWord, relationApi } from '@jes/contract/people/relations'
import { useRef } from 'react'
import { call } from '#lib/api.ts'
import { langOf } from '#lib/language.ts'
import styles from './shunned.module.css'
import { TakeBack } from './TakeBack.tsx'

export function WordRow({ word: { _id, word } }: { word: MutedWord }) {
  // A word that is muted again has a new id.
  const id = useRef(_id)

  async function muteAgain() {
    const again = await call(relationApi.muteWord, { body: { word } })
    id.current = again.word._id
  }

  return (
    <li className={styles.row}>
      <bdi className={styles.word} lang={langOf(word)}>
        {word}
      </bdi>
      <TakeBack
        name={word}
        verb="unmute"
        onTake={() => call(relationApi.unmuteWord, { params: { id: id.current } })}
        onUndo={muteAgain}
      />
    </li>
  )
}
