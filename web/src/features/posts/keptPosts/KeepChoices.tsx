import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { folders } from '#features/posts/bookmarkFolders/api.ts'
import { relativeTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import styles from './kept.module.css'
import { keepBy, updateKept, useKept } from './kept.ts'
import { messages } from './messages.ts'

/** What is kept by itself, in which size, and whether it is up to date. */
export function KeepChoices() {
  const text = useText(messages)
  const { rule, isUpdating, problem } = useKept()
  const { dataSaver } = usePreferences()
  const list = useQuery(folders()).data?.folders ?? []
  const problems = { offline: text.offline, 'device full': text.deviceFull }

  function keepFolder(id: string, isKept: boolean) {
    const others = rule.folders.filter((other) => other !== id)
    void keepBy({ folders: isKept ? [...others, id] : others })
  }

  return (
    <section className={styles.choices}>
      <Switch
        label={text.keepAll}
        hint={text.keepAllWhy}
        checked={rule.all}
        onChange={(event) => void keepBy({ all: event.target.checked })}
      />
      {!rule.all &&
        list.map(({ _id, name }) => (
          <Switch
            key={_id}
            label={text.keepFolder(name)}
            checked={rule.folders.includes(_id)}
            onChange={(event) => keepFolder(_id, event.target.checked)}
          />
        ))}
      <Select
        label={text.size}
        value={rule.pictures}
        options={[
          { value: 'small', label: text.small },
          { value: 'large', label: text.large },
        ]}
        onChange={(pictures) => void keepBy({ pictures })}
      />
      <div className={styles.update}>
        <p className={styles.note} role="status">
          {problem
            ? problems[problem]
            : rule.updatedAt > 0 &&
              text.updatedAt(relativeTime(new Date(rule.updatedAt).toISOString()))}
        </p>
        <Button size="sm" look="quiet" disabled={isUpdating} onClick={() => void updateKept()}>
          <RefreshCw />
          {isUpdating ? text.updating : text.update}
        </Button>
      </div>
      <p className={styles.note}>
        {dataSaver && `${text.saverWaits} `}
        {text.forgotten}
      </p>
    </section>
  )
}
