import { Search } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useText } from '#lib/language.ts'
import { choose, usePreferences } from '#lib/preferences.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Switch } from '#ui/Switch.tsx'
import { messages } from './messages.ts'
import styles from './ShortcutSheet.module.css'
import { closeShortcutSheet, useShortcutSheet } from './sheet.ts'
import { type GroupName, SHORTCUTS, type Shortcut } from './shortcuts.ts'

const GROUPS = Object.keys(SHORTCUTS) as GroupName[]

export function ShortcutSheet() {
  const text = useText(messages)
  const isOpen = useShortcutSheet() === true
  const { singleKeys } = usePreferences()
  const [sought, setSought] = useState('')
  const groups = GROUPS.map((name) => ({ name, found: SHORTCUTS[name].filter(isFound) }))

  function isFound({ name }: Shortcut) {
    return text[name].toLowerCase().includes(sought.trim().toLowerCase())
  }

  const footer = (
    <div className={styles.footer}>
      <p className={styles.hint}>
        {text.press} <kbd className={styles.cap}>?</kbd> {text.opensSheet}
      </p>
      <Switch
        label={text.singleKeys}
        hint={text.singleKeysHint}
        checked={singleKeys}
        onChange={(event) => choose({ singleKeys: event.target.checked })}
      />
    </div>
  )

  return (
    <Dialog open={isOpen} onClose={closeShortcutSheet} title={text.title} size="lg" footer={footer}>
      <div className={styles.search}>
        <Search size={18} />
        <input
          type="search"
          aria-label={text.find}
          placeholder={text.find}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <div className={styles.groups}>
        {groups.map(
          ({ name, found }) =>
            found.length > 0 && (
              <section key={name} className={styles.group}>
                <h3 className={styles.name}>{text[name]}</h3>
                <ul>
                  {found.map((shortcut) => (
                    <Row key={shortcut.name} shortcut={shortcut} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <p role="status" className={styles.none}>
        {groups.every(({ found }) => found.length === 0) && text.none}
      </p>
    </Dialog>
  )
}

function Row({ shortcut: { name, keys, joined } }: { shortcut: Shortcut }) {
  const text = useText(messages)
  return (
    <li className={styles.row}>
      <span className={styles.what}>{text[name]}</span>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && joined !== 'together' && (
            <span className={styles.between}>
              {joined === 'or' ? text.either : text.afterwards}
            </span>
          )}
          <kbd className={styles.cap}>{key}</kbd>
        </Fragment>
      ))}
    </li>
  )
}
