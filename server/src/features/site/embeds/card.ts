import { postPath } from '@jes/contract/core/postPath'
import type { Language } from '@jes/contract/core/settings'
import type { Post } from '@jes/contract/posts/posts'
import { openText } from '#features/posts/posts/openText.ts'
import { escapeHtml } from '#lib/html.ts'
import { cutAtWord } from '#lib/markdown.ts'
import { CARD_STYLE } from './cardStyle.ts'

const TEXT_LENGTH = 400
const PICTURE_WIDTH = 640

const DATES: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' }),
  ne: new Intl.DateTimeFormat('ne-NP', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' }),
}
const NUMBERS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-IN'),
  ne: new Intl.NumberFormat('ne-NP'),
}

const WORDS: Record<Language, Record<'votes' | 'comments' | 'open' | 'gone', string>> = {
  en: {
    votes: 'Votes:',
    comments: 'Comments:',
    open: 'Read on Jes',
    gone: 'This post was deleted, or is not public.',
  },
  ne: {
    votes: 'भोट:',
    comments: 'कमेन्ट:',
    open: 'Jes मा पढ्नुहोस्',
    gone: 'यो पोस्ट हटाइएको छ, वा सार्वजनिक छैन।',
  },
}

/** The whole card as a document. One line stands for what is deleted, private or was never there. */
export function toCard(post: Post | null, language: Language) {
  const words = WORDS[language]
  if (!post)
    return documentOf(words.gone, language, `<article class="gone">${words.gone}</article>`)
  return documentOf(
    post.title,
    language,
    `<article>${headerOf(post, language)}${writingOf(post)}${footerOf(post, language)}</article>`,
  )
}

function headerOf({ user, jehub, createdAt }: Post, language: Language) {
  const face = user.image ? `<img src="${escapeHtml(user.image)}" alt="">` : ''
  const place = jehub ? ` · ${escapeHtml(jehub.name)}` : ''
  const date = escapeHtml(DATES[language].format(new Date(createdAt)))
  return [
    `<header>${face}<p>`,
    linkTo(`/je/${user.username}`, `<b>${escapeHtml(user.displayName)}</b>`),
    ` <small>@${escapeHtml(user.username)}</small><br>`,
    `<small><time datetime="${escapeHtml(createdAt)}">${date}</time>${place}</small></p></header>`,
  ].join('')
}

/** A sensitive post shows no picture, and one with a warning that alone; a clip repeats its text in its title. */
function writingOf(post: Post) {
  const text = post.kind === 'clip' ? '' : cutAtWord(openText(post), TEXT_LENGTH)
  const lang = `lang="${post.language}" dir="auto"`
  return [
    `<h1 ${lang}>${linkTo(postPath(post), escapeHtml(post.title))}</h1>`,
    text && `<p class="text" ${lang}>${escapeHtml(text)}</p>`,
    post.sensitive ? '' : pictureOf(post),
  ].join('')
}

function pictureOf(post: Post) {
  const [picture] = post.images
  if (!picture) return ''
  const size = picture.sizes.find(({ width }) => width >= PICTURE_WIDTH) ?? picture.sizes.at(-1)
  const source = escapeHtml(size?.webp ?? picture.url)
  const image = `<img src="${source}" alt="${escapeHtml(picture.alt)}">`
  return `<a class="picture" href="${escapeHtml(postPath(post))}" target="_blank" rel="noopener">${image}</a>`
}

function footerOf(post: Post, language: Language) {
  const words = WORDS[language]
  const number = NUMBERS[language]
  return [
    `<footer><span>${words.votes} ${number.format(post.score)}</span>`,
    `<span>${words.comments} ${number.format(post.commentCount)}</span>`,
    `${linkTo(postPath(post), words.open)}</footer>`,
  ].join('')
}

function linkTo(path: string, html: string) {
  return `<a href="${escapeHtml(path)}" target="_blank" rel="noopener">${html}</a>`
}

function documentOf(title: string, language: Language, body: string) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${CARD_STYLE}</style>
</head>
<body>${body}</body>
</html>
`
}
