import type { Blog } from '@jes/contract/site/blogs'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { Photo } from '#features/core/pictures/Photo.tsx'
import { langOf, useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Blogs.module.css'
import { Byline } from './Byline.tsx'
import { messages } from './messages.ts'

/** One article, whole. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const text = useText(messages)
  const isForeign = usePreferences().language === 'ne' && blog.language === 'en'

  return (
    <article className={styles.article} lang={blog.language}>
      {!blog.publishedAt && <p className={styles.note}>{text.draft}</p>}
      <h1 className={styles.heading} lang={langOf(blog.title)} tabIndex={-1}>
        {blog.title}
      </h1>
      <Byline blog={blog} isWhole />
      {blog.summary && (
        <Txt as="p" className={styles.lead}>
          {blog.summary}
        </Txt>
      )}
      {blog.cover && (
        <div
          className={styles.cover}
          style={{ aspectRatio: `${blog.cover.width} / ${blog.cover.height}` }}
        >
          <Photo picture={blog.cover} sizes="(width < 48rem) 100vw, 40rem" eager />
        </div>
      )}
      {isForeign && <p className={styles.note}>{text.onlyEnglish}</p>}
      <BodyView body={blog.body} under={1} />
      <p className={styles.more}>
        <Link to="/blogs">{text.more}</Link>
        <a href="/blogs/rss.xml">{text.feed}</a>
      </p>
    </article>
  )
}
