import { Menu as MenuIcon } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { MessagesPlace } from './MessagesPlace.tsx'
import styles from './MobileHeader.module.css'
import { messages } from './messages.ts'

export function MobileHeader() {
  const text = useText(messages)
  const user = useSession((session) => session.user)
  const menu = useLateDialog(() => import('./MenuSheet.tsx'))

  return (
    <header className={styles.header} data-bar="top">
      <IconButton label={text.openMenu} size="tap" onClick={menu.open}>
        <MenuIcon />
      </IconButton>
      <Link to="/" className={styles.brand}>
        <Logo size={30} />
      </Link>
      {user ? (
        <>
          <MessagesPlace />
          <Link to={`/je/${user.username}`} className={styles.avatar} aria-label={text.profile}>
            <Avatar id={user._id} name={user.username} image={user.image} size={36} />
          </Link>
        </>
      ) : (
        <LinkButton href="/login" size="sm">
          {text.logIn}
        </LinkButton>
      )}
      {menu.loaded && <menu.loaded.MenuSheet open={menu.isOpen} onClose={menu.close} />}
    </header>
  )
}
