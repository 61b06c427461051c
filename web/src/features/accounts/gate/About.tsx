import type { ReactNode } from 'react'
import type { GatedThing } from '#lib/gate.ts'
import { langOf } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import styles from './About.module.css'

type Props = { thing: GatedThing | null; children: ReactNode }

/** The target of an action, and what happens to it after. */
export function About({ thing, children }: Props) {
  const { title, content, name, displayName } = thing ?? {}
  const words = title || content || name || displayName
  return (
    <div className={styles.about}>
      {thing && <Picture thing={thing} />}
      <p className={styles.words}>
        {words && (
          <b className={styles.title} lang={langOf(words)}>
            {words}
          </b>
        )}
        {children}
      </p>
    </div>
  )
}

/** What is covered on the page is not shown here either. */
function Picture({ thing }: { thing: GatedThing }) {
  const { _id: id = '', name, displayName, image, icon, images, sensitive } = thing
  if (name) return <HubIcon id={id} name={name} image={icon} size={50} />
  if (displayName) return <Avatar id={id} name={displayName} image={image} size={52} />
  const photo = images?.[0]
  const small = photo?.sizes[0]?.webp ?? photo?.url
  return small && !sensitive ? <img src={small} alt="" className={styles.photo} /> : null
}
