import type { Language } from '@jes/contract/core/settings'
import { Id } from '@jes/contract/lib/text'
import { blogPath } from '@jes/contract/site/blogPath'
import type { Blog } from '@jes/contract/site/blogs'
import { safeParse } from 'zod/v4/core'
import { findBlog } from '#features/site/blogs/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutAtWord, plainText } from '#lib/markdown.ts'
import { absent, type Head, withName } from './heads.ts'

const DESCRIPTION_LENGTH = 160
const MOST_WIDTH = 1200

/** The head of an article for link previews and search engines; a draft does not exist. */
export async function findBlogHead(
  sql: Sql,
  id: string,
  language: Language,
): Promise<(language: Language) => Head> {
  const blog = safeParse(Id, id).success ? await findBlog(sql, id, language) : null
  return blog ? () => headOfBlog(blog) : absent
}

function headOfBlog(blog: Blog): Head {
  const text = blog.summary || plainText(blog.body).replace(/\s+/g, ' ')
  const description = cutAtWord(text, DESCRIPTION_LENGTH)
  const image = imageOf(blog)
  return {
    title: withName(blog.title),
    description,
    isListed: true,
    status: 200,
    path: blogPath(blog),
    isArticle: true,
    feed: '/blogs/rss.xml',
    ...(image && { image }),
    facts: (absolute) => ({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: blog.title,
      description,
      ...(image && { image: absolute(image) }),
      url: absolute(blogPath(blog)),
      inLanguage: blog.language,
      datePublished: blog.publishedAt,
      dateModified: blog.updatedAt,
      author: authorFacts(blog, absolute),
      publisher: { '@type': 'Organization', name: 'Jes', url: absolute('/') },
    }),
  }
}

/** An article whose author was deleted is by Jes. */
function authorFacts({ user }: Blog, absolute: (path: string) => string) {
  if (!user) return { '@type': 'Organization', name: 'Jes', url: absolute('/') }
  return { '@type': 'Person', name: user.displayName, url: absolute(`/je/${user.username}`) }
}

function imageOf({ cover }: Blog) {
  const sizes = cover?.sizes ?? []
  return (sizes.findLast(({ width }) => width <= MOST_WIDTH) ?? sizes[0])?.webp
}
