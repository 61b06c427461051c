import { WhatsHappening } from '#features/feeds/trending/WhatsHappening.tsx'
import { PopularHubs } from '#features/hubs/hubs/PopularHubs.tsx'
import { openHubCreation } from '#lib/hubCreation.ts'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './RightSidebar.module.css'
import { messages as sidebarMessages } from './sidebarMessages.ts'
import { sidebarParts } from './sidebarParts.ts'

const NearYou = late(async () => (await import('#features/feeds/places/NearYou.tsx')).NearYou)

/** The cards below the first; loaded together, so that nothing moves. */
export function SideCards() {
  const text = useText(messages)
  const words = useText(sidebarMessages)
  const { hasHubs, hasTrends, hasNear } = sidebarParts(usePlace())
  const isMember = useSession((session) => session.isAuthenticated)

  return (
    <>
      {hasHubs && <PopularHubs onCreateHub={isMember ? openHubCreation : undefined} />}
      {hasTrends && <WhatsHappening />}
      {hasNear && isMember && <NearYou />}
      <div className={styles.foot}>
        <Link to="/about">{text.about}</Link>
        <Link to="/help">{text.help}</Link>
        <Link to="/privacy-policy">{words.privacy}</Link>
        <Link to="/terms">{words.terms}</Link>
        <Link to="/rules">{words.rules}</Link>
        <Link to="/blogs">{words.blog}</Link>
      </div>
    </>
  )
}
