import { element, escapeXml } from '#lib/xml.ts'

export type Channel = {
  title: string
  description: string
  /** The paths of the page and of the feed. */
  path: string
  self: string
  language: string
  items: Item[]
}

export type Item = {
  title: string
  path: string
  at: string
  by: string
  text: string
  /** Hashtags. */
  tags?: readonly string[]
}

/** RSS 2.0. All content is escaped text: a reader gets it as it was written. */
export function toRss(channel: Channel, origin: string) {
  const { title, description, path, self, language, items } = channel
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', origin + path),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(origin + self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => toItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function toItem({ title, path, at, by, text, tags = [] }: Item, origin: string) {
  return [
    '<item>',
    element('title', title),
    element('link', origin + path),
    `<guid isPermaLink="true">${escapeXml(origin + path)}</guid>`,
    element('pubDate', new Date(at).toUTCString()),
    element('dc:creator', by),
    ...(text ? [element('description', text)] : []),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('\n')
}
