import { useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { AccountRow } from './AccountRow.tsx'
import styles from './Accounts.module.css'
import { addAccount, endAccount, switchTo } from './api.ts'
import { messages } from './messages.ts'
import { type OtherAccount, useAccounts } from './useAccounts.ts'
import { useLogOutAll } from './useLogOutAll.ts'

/** The accounts of this browser: a tap switches, and each can be logged out. */
export function Accounts({ onGo }: { onGo: () => void }) {
  const text = useText(messages)
  const client = useQueryClient()
  const user = useSession((session) => session.user)
  const { others, canAdd } = useAccounts()
  const [isEditing, setIsEditing] = useState(false)
  const logOutAll = useLogOutAll()

  function handleOpen({ _id, hasEnded }: OtherAccount) {
    onGo()
    void (hasEnded ? addAccount() : switchTo(client, _id)).catch(sayRefusal)
  }

  function handleLogOutAll() {
    onGo()
    logOutAll()
  }

  return (
    <section aria-label={text.accountsHere} className={styles.accounts}>
      <div className={styles.head}>
        <h3>{text.accountsHere}</h3>
        {others.length > 0 && (
          <Button look="ghost" size="sm" onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? text.done : text.edit}
          </Button>
        )}
      </div>
      {user && (
        <div className={styles.row} data-current>
          <Avatar id={user._id} name={user.username} image={user.image} />
          <span className={styles.words}>
            <span className={styles.name}>@{user.username}</span>
          </span>
          <Check size={20} aria-label={text.inUse} />
        </div>
      )}
      {others.map((account) => (
        <AccountRow
          key={account._id}
          account={account}
          isEditing={isEditing}
          onOpen={() => handleOpen(account)}
          onEnd={() => void endAccount(client, account._id).catch(sayRefusal)}
        />
      ))}
      {isEditing && user && others.length > 0 && (
        <Button look="dangerLine" block onClick={handleLogOutAll}>
          {text.logOutAll}
        </Button>
      )}
      {user && canAdd && (
        <button
          type="button"
          className={styles.row}
          onClick={() => {
            onGo()
            void addAccount().catch(sayRefusal)
          }}
        >
          <span className={styles.plus}>
            <Plus size={20} />
          </span>
          <span className={styles.name}>{text.add}</span>
        </button>
      )}
    </section>
  )
}
