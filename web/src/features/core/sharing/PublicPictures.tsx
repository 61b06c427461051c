import { Download } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './ShareSheet.module.css'
import { messages } from './sheetMessages.ts'
import type { Story } from './useStory.ts'

type Props = { url: string; story: Story | null }

/** The picture for stories, and the code that another phone reads. */
export function PublicPictures({ url, story }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.pictures}>
      {story ? (
        <img src={story.url} alt={text.picture} className={styles.story} />
      ) : (
        <SkeletonGroup>
          <Skeleton height="100%" shape="tile" />
        </SkeletonGroup>
      )}
      <div className={styles.code}>
        <QrCode url={url} label={text.code} />
        <p className={styles.hint}>{text.scan}</p>
        {story && (
          <a
            href={story.url}
            download={story.file.name}
            className={buttonStyle({ look: 'quiet', className: styles.save })}
          >
            <span className={styles.saving}>
              <Download size={20} aria-hidden="true" />
              {text.save}
            </span>
          </a>
        )}
      </div>
    </div>
  )
}
