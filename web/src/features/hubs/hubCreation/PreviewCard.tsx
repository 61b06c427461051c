import { HubCover } from '#features/hubs/hubs/HubCover.tsx'
import { langOf, useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import type { HubDraft } from './hubDraft.ts'
import { messages } from './messages.ts'
import styles from './PreviewCard.module.css'
import type { Pictures } from './send.ts'

type Props = { draft: HubDraft; pictures: Pictures }

/** The hub as others will see it, while it is written. */
export function PreviewCard({ draft, pictures }: Props) {
  const text = useText(messages)
  const name = draft.name.trim() || text.nameHere
  const description = draft.description.trim() || text.descriptionHere

  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{text.preview}</figcaption>
      <div className={styles.card}>
        <div className={styles.cover}>
          <HubCover id="preview" cover={pictures.coverImage?.url ?? null} cell={4} />
        </div>
        <div className={styles.words}>
          <span className={styles.icon}>
            <HubIcon id="preview" name={name} image={pictures.icon?.url} size={40} />
          </span>
          <b className={styles.name} lang={langOf(name)}>
            {name}
          </b>
          <p className={styles.description} lang={langOf(description)}>
            {description}
          </p>
        </div>
      </div>
    </figure>
  )
}
