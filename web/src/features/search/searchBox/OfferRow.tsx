import { Clock, Hash, MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { NameMarks } from '#features/core/users/NameMarks.tsx'
import { messages as hubMessages } from '#features/hubs/hubs/messages.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import type { Offer } from './offers.ts'
import styles from './SearchOffers.module.css'

/** One offer with its icon or picture. */
export function OfferRow({ offer }: { offer: Offer }) {
  const text = useText(messages)
  const hubText = useText(hubMessages)
  const { language } = usePreferences()

  switch (offer.kind) {
    case 'clear':
      return <span className={styles.all}>{text.clearAll}</span>
    case 'recent':
      return <Row icon={<Clock />} name={offer.words} />
    case 'word':
      return (
        <Row
          icon={<Search />}
          name={offer.words}
          facts={offer.posts > 0 ? text.posts(offer.posts) : undefined}
        />
      )
    case 'hashtag':
      return <Row icon={<Hash />} name={offer.words} facts={text.posts(offer.hashtag.count)} />
    case 'district':
      return <Row icon={<MapPin />} name={offer.district[language]} facts={text.district} />
    case 'hub': {
      const { _id, name, icon, memberCount } = offer.hub
      return (
        <Row
          icon={<HubIcon id={_id} name={name} image={icon} size={36} />}
          name={name}
          facts={hubText.members(memberCount)}
        />
      )
    }
    case 'user': {
      const { _id, displayName, username, image } = offer.user
      return (
        <Row
          icon={<Avatar id={_id} name={displayName} image={image} size={32} />}
          name={displayName}
          mark={<NameMarks user={offer.user} />}
          facts={`@${username}`}
        />
      )
    }
  }
}

type RowProps = { icon: ReactNode; name: string; mark?: ReactNode; facts?: string | undefined }

function Row({ icon, name, mark, facts }: RowProps) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <Txt className={styles.name}>{name}</Txt>
        {mark}
        {facts && <span className={styles.facts}>{facts}</span>}
      </span>
    </>
  )
}
