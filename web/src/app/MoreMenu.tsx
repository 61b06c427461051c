import { CirclePlus } from 'lucide-react'
import { openHubCreation } from '#lib/hubCreation.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import styles from './LeftNav.module.css'
import { messages } from './messages.ts'
import { OwnMenuButton } from './OwnMenuButton.tsx'

/** Leads a member to a new hub; a visitor, who has no other menu, to language and theme. */
export function MoreMenu({ className }: { className: string | undefined }) {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const inside = (
    <>
      <CirclePlus className={styles.icon} />
      <span className={styles.label}>{text.more}</span>
    </>
  )

  if (isSignedIn)
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={openHubCreation}>
        {inside}
      </button>
    )
  return (
    <OwnMenuButton label={text.more}>
      {(trigger) => (
        <button type="button" className={className} {...trigger}>
          {inside}
        </button>
      )}
    </OwnMenuButton>
  )
}
