import {
  ChevronDown,
  CircleQuestionMark,
  Clapperboard,
  Compass,
  Info,
  Languages,
  List,
  LogOut,
  PenLine,
  Search,
  Settings,
  ShieldCheck,
  SquarePlay,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { Accounts } from '#features/accounts/switcher/Accounts.tsx'
import { useChangeSettings } from '#features/core/settings/api.ts'
import { useLogOut } from '#features/core/viewer/useLogOut.ts'
import { useIsStaff } from '#features/feeds/adminTrends/useIsStaff.ts'
import { openHubCreation } from '#lib/hubCreation.ts'
import { knownAccounts } from '#lib/knownAccounts.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { MenuRow } from './MenuRow.tsx'
import styles from './MenuSheet.module.css'
import { messages as menuMessages } from './menuMessages.ts'
import { messages } from './messages.ts'

type Props = { open: boolean; onClose: () => void }

/** The slide-up menu of the phone. Entries that need a log-in have a lock, and lead there. */
export function MenuSheet({ open, onClose }: Props) {
  const text = useText(messages)
  const words = useText(menuMessages)
  const { language } = usePreferences()
  const user = useSession((session) => session.user)
  const isStaff = useIsStaff()
  const logOut = useLogOut()
  const { change } = useChangeSettings()
  const [showsAccounts, setShowsAccounts] = useState(!user && knownAccounts().length > 0)
  const own = { needsLogIn: true, onGo: onClose }

  function switchLanguage() {
    change({ language: language === 'en' ? 'ne' : 'en' })
  }

  function handleLogOut() {
    onClose()
    logOut.mutate({})
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={words.menu}
      header={<Header isOpen={showsAccounts} onToggle={() => setShowsAccounts(!showsAccounts)} />}
      footer={
        user ? (
          <Button look="dangerLine" size="lg" block onClick={handleLogOut}>
            <LogOut />
            {words.logOutOf(user.username)}
          </Button>
        ) : (
          <SignIn onGo={onClose} />
        )
      }
    >
      <nav aria-label={words.menu} className={styles.menu}>
        {showsAccounts && <Accounts onGo={onClose} />}
        <h3 className={styles.section}>{words.navigate}</h3>
        <MenuRow
          href={user ? `/je/${user.username}` : '/'}
          icon={<UserRound />}
          label={words.myProfile}
          {...own}
        />
        <MenuRow href="/lists" icon={<List />} label={words.lists} {...own} />
        <MenuRow href="/explore" icon={<Compass />} label={text.explore} onGo={onClose} />
        <MenuRow href="/jesclips/latest" icon={<SquarePlay />} label={text.clips} onGo={onClose} />
        <MenuRow href="/search" icon={<Search />} label={text.search} onGo={onClose} />
        <h3 className={styles.section}>{text.create}</h3>
        <div className={styles.tiles}>
          <MenuRow
            look="crimson"
            href="/add-jesclips"
            icon={<Clapperboard />}
            label={words.createClip}
            {...own}
          />
          <MenuRow
            look="blue"
            href="/add-post"
            icon={<PenLine />}
            label={words.createPost}
            {...own}
          />
          <MenuRow
            look="green"
            href="/jehubs"
            icon={<UsersRound />}
            label={words.createHub}
            onAct={openHubCreation}
            {...own}
          />
        </div>
        <h3 className={styles.section}>{text.more}</h3>
        {isStaff && (
          <MenuRow href="/admin" icon={<ShieldCheck />} label={words.admin} onGo={onClose} />
        )}
        <MenuRow href="/setting" icon={<Settings />} label={words.settings} {...own} />
        <MenuRow href="/help" icon={<CircleQuestionMark />} label={text.help} onGo={onClose} />
        <MenuRow href="/about" icon={<Info />} label={text.about} onGo={onClose} />
        <button type="button" className={styles.row} onClick={switchLanguage}>
          <span className={styles.icon}>
            <Languages />
          </span>
          <span className={styles.label} lang={language === 'en' ? 'ne' : 'en'}>
            {words.inOtherLanguage}
          </span>
        </button>
      </nav>
    </Sheet>
  )
}

function SignIn({ onGo }: { onGo: () => void }) {
  const text = useText(messages)
  return (
    <div className={styles.signIn}>
      <LinkButton href="/login" size="lg" onClick={onGo}>
        {text.logIn}
      </LinkButton>
      <LinkButton href="/register" look="ink" size="lg" onClick={onGo}>
        {text.signUp}
      </LinkButton>
    </div>
  )
}

type HeaderProps = { isOpen: boolean; onToggle: () => void }

function Header({ isOpen, onToggle }: HeaderProps) {
  const text = useText(messages)
  const words = useText(menuMessages)
  const user = useSession((session) => session.user)
  if (!user)
    return (
      <div className={styles.greeting}>
        <h2 lang="ne">{words.greeting}</h2>
        <p>{text.invitation}</p>
      </div>
    )
  return (
    <div className={styles.who}>
      <Avatar id={user._id} name={user.username} image={user.image} size={52} />
      <div>
        <h2>
          <button
            type="button"
            className={styles.switcher}
            aria-expanded={isOpen}
            aria-label={words.accounts(user.username)}
            onClick={onToggle}
          >
            @{user.username}
            <ChevronDown size={20} />
          </button>
        </h2>
        <p className={styles.active}>{words.activeMember}</p>
      </div>
    </div>
  )
}
