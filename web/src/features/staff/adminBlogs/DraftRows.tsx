import type { BlogDraft } from '@jes/contract/site/blogs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './AdminBlogs.module.css'
import { drafts } from './api.ts'
import { messages } from './messages.ts'

export function DraftRows() {
  const text = useText(messages)
  const list = useInfiniteQuery(drafts())

  return (
    <>
      <p className={styles.top}>
        <LinkButton href="/admin/blogs/new" size="sm">
          <PenLine />
          {text.write}
        </LinkButton>
      </p>
      <PagedList
        list={list}
        rowsOf={(page) => page.blogs}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={4} />}
        empty={
          <EmptyState roomy art={<PostsArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(blog) => <DraftRow blog={blog} />}
      </PagedList>
    </>
  )
}

function DraftRow({ blog }: { blog: BlogDraft }) {
  const text = useText(messages)

  return (
    <Link to={`/admin/blogs/${blog._id}`} className={styles.row}>
      <Txt as="strong" className={styles.rowTitle}>
        {blog.titleEn}
      </Txt>
      <span className={styles.facts}>
        <span className={styles.state} data-out={blog.publishedAt ? true : undefined}>
          {blog.publishedAt ? text.isOut : text.isDraft}
        </span>
        {blog.user && <Txt>{blog.user.displayName}</Txt>}
        <Time iso={blog.updatedAt} />
        {!blog.contentNe && <span>{text.noNepali}</span>}
      </span>
    </Link>
  )
}
