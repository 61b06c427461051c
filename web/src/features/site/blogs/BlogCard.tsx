import { blogPath } from '@jes/contract/site/blogPath'
import type { BlogSummary } from '@jes/contract/site/blogs'
import { Photo } from '#features/core/pictures/Photo.tsx'
import { langOf } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Blogs.module.css'
import { Byline } from './Byline.tsx'

type Props = { blog: BlogSummary; isFirst: boolean }

/** An article in the list: cover, title, and in a sentence what it is about. */
export function BlogCard({ blog, isFirst }: Props) {
  return (
    <article className={styles.card}>
      {blog.cover && (
        <Link to={blogPath(blog)} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Photo
            picture={{ ...blog.cover, alt: '' }}
            sizes="(width < 48rem) 100vw, 40rem"
            eager={isFirst}
          />
        </Link>
      )}
      <h2 className={styles.title} lang={langOf(blog.title)}>
        <Link to={blogPath(blog)}>{blog.title}</Link>
      </h2>
      {blog.summary && (
        <Txt as="p" className={styles.summary}>
          {blog.summary}
        </Txt>
      )}
      <Byline blog={blog} />
    </article>
  )
}
