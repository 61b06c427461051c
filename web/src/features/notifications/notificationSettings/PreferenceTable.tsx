import type { Preferences } from '@jes/contract/notifications/notifications'
import { Fragment } from 'react'
import { useText } from '#lib/language.ts'
import type { Choice } from './api.ts'
import { groups } from './groups.ts'
import { messages } from './messages.ts'
import { PreferenceRow } from './PreferenceRow.tsx'
import styles from './settings.module.css'

type Props = { preferences: Preferences; onChoose: (choice: Choice) => void }

/** A row for each type, a column for each way; on a phone the ways stand below the type. */
export function PreferenceTable({ preferences, onChoose }: Props) {
  const text = useText(messages)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.inApp}</th>
          <th scope="col">{text.push}</th>
          <th scope="col">{text.email}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, types }) => (
          <Fragment key={name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={4}>
                {text[name]}
              </th>
            </tr>
            {types.map((type) => (
              <PreferenceRow
                key={type}
                type={type}
                channels={preferences[type]}
                onChoose={onChoose}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
