import type { CaseDetail } from '@jes/contract/staff/cases'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { Video } from '#ui/Video.tsx'
import { WordDiff } from '#ui/WordDiff.tsx'
import styles from './Case.module.css'
import { messages } from './messages.ts'

/** The thing as it was reported, and beside it what became of its words since. */
export function EvidenceView({ one: { evidence, now } }: { one: CaseDetail }) {
  const text = useText(messages)
  const { title, content, images, video } = evidence
  const [isShown, setIsShown] = useState(false)
  const [isPlayed, setIsPlayed] = useState(false)

  return (
    <section className={styles.part}>
      <div className={styles.versions}>
        <div>
          <h3 className={styles.name}>
            {text.reported} <Time iso={evidence.at} className={styles.hint!} />
          </h3>
          <div className={styles.said}>
            {title && (
              <Txt as="p" className={styles.heading}>
                {title}
              </Txt>
            )}
            <Txt as="p" className={styles.content}>
              {content || (title ? '' : text.noWords)}
            </Txt>
          </div>
        </div>
        {now && (
          <div>
            <h3 className={styles.name}>{text.now}</h3>
            <div className={styles.said}>
              {(title || now.title) && <WordDiff before={title} after={now.title} />}
              <WordDiff before={content} after={now.content} />
            </div>
          </div>
        )}
      </div>
      {video && (
        <div className={styles.pictures}>
          {isPlayed ? (
            <Video
              src={video}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={text.video}
            />
          ) : (
            <Button look="line" size="sm" onClick={() => setIsPlayed(true)}>
              {text.showVideo}
            </Button>
          )}
        </div>
      )}
      {images.length > 0 && (
        <div className={styles.pictures}>
          {isShown ? (
            images.map((image, index) => (
              <img key={image} src={image} alt={text.picture(index + 1)} />
            ))
          ) : (
            <Button look="line" size="sm" onClick={() => setIsShown(true)}>
              {text.pictures(images.length)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
