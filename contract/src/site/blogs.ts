import type { Body } from '@jes/contract/core/body'
import { Alt, Picture } from '@jes/contract/core/pictures'
import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const BLOG_TITLE_MAX_LENGTH = 150
export const BLOG_SUMMARY_MAX_LENGTH = 300
export const BLOG_MAX_LENGTH = 25_000

const NO_CHOICE = because('value.choice')

/** An article in a list, in the reader's language where it was written in both. */
export const BlogSummary = z.object({
  _id: Id,
  title: z.string(),
  summary: z.string(),
  language: z.enum(['en', 'ne']),
  cover: z.nullable(Picture),
  user: z.nullable(UserSummary),
  publishedAt: z.nullable(Moment),
  updatedAt: Moment,
})
export type BlogSummary = z.infer<typeof BlogSummary>

export const Blog = z.extend(BlogSummary, { body: z.custom<Body>() })
export type Blog = z.infer<typeof Blog>

/** An article as the staff edits it, in both languages. */
export const BlogDraft = z.object({
  _id: Id,
  titleEn: z.string(),
  titleNe: z.string(),
  summaryEn: z.string(),
  summaryNe: z.string(),
  contentEn: z.string(),
  contentNe: z.string(),
  cover: z.nullable(Picture),
  user: z.nullable(UserSummary),
  publishedAt: z.nullable(Moment),
  updatedAt: Moment,
})
export type BlogDraft = z.infer<typeof BlogDraft>

/** Nepali may be left empty: then its readers get the English. */
export const NewBlog = z.object({
  titleEn: text({ min: 3, max: BLOG_TITLE_MAX_LENGTH, why: 'site.title_length' }),
  titleNe: z._default(
    text({ min: 0, saidMin: 3, max: BLOG_TITLE_MAX_LENGTH, why: 'site.title_length' }),
    '',
  ),
  summaryEn: z._default(
    text({ min: 0, max: BLOG_SUMMARY_MAX_LENGTH, why: 'site.summary_long' }),
    '',
  ),
  summaryNe: z._default(
    text({ min: 0, max: BLOG_SUMMARY_MAX_LENGTH, why: 'site.summary_long' }),
    '',
  ),
  contentEn: text({ min: 1, max: BLOG_MAX_LENGTH, why: 'site.article_length' }),
  contentNe: z._default(
    text({ min: 0, saidMin: 1, max: BLOG_MAX_LENGTH, why: 'site.article_length' }),
    '',
  ),
  cover: z._default(z.nullable(Id), null),
  coverAlt: z._default(Alt, ''),
  isPublished: z.boolean(NO_CHOICE),
})
export type NewBlog = z.infer<typeof NewBlog>

export const blogApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/blogs',
    summary: 'Articles of the staff, latest first',
    access: 'public',
    query: z.object({ cursor: Cursor, limit: limitOf(10) }),
    response: z.object({ blogs: z.array(BlogSummary), nextCursor: z.nullable(z.string()) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/blogs/:id',
    summary: 'One article; drafts are there for the staff alone',
    access: 'public',
    params: z.object({ id: Id }),
    response: z.object({ blog: Blog }),
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/admin/blogs',
    summary: 'Staff: all articles, drafts too, latest first',
    access: 'staff',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ blogs: z.array(BlogDraft), nextCursor: z.nullable(z.string()) }),
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/admin/blogs/:id',
    summary: 'Staff: one article as it is written, in both languages',
    access: 'staff',
    params: z.object({ id: Id }),
    response: z.object({ blog: BlogDraft }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/blogs',
    summary: 'Staff: write an article',
    access: 'staff',
    body: NewBlog,
    response: z.object({ blog: BlogDraft }),
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/blogs/:id',
    summary: 'Staff: change an article, publish it or take it back to a draft',
    access: 'staff',
    params: z.object({ id: Id }),
    body: NewBlog,
    response: z.object({ blog: BlogDraft }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/blogs/:id',
    summary: 'Staff: delete an article',
    access: 'staff',
    params: z.object({ id: Id }),
  }),
}
