import type { Language } from '@jes/contract/core/settings'
import { escapeHtml } from '#lib/html.ts'

/** The CSP allows no inline styles, so they are in a file. */
export const STYLE = `
body { margin: 0 auto; padding: 3rem 1.5rem; max-width: 32rem; background: #F6F1E9; color: #241A1E;
  font: 1.0625rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { padding: 1.5rem; border-radius: 1.25rem; background: #FFFDF9 }
h1 { margin: 0 0 0.75rem; font-size: 1.375rem }
a { color: #1F4399 }
button { padding: 0.75rem 1.75rem; border: 0; border-radius: 99rem; background: #B4143C;
  color: #FFFFFF; font: inherit; font-weight: 700; cursor: pointer }
button:focus-visible { outline: 2px solid #1F4399; outline-offset: 2px }
`

type Words = { title: string; text: string; button?: string; link?: string }

const ASK: Record<Language, Words> = {
  en: {
    title: 'Stop the mails from Jes?',
    text: 'You will get no more mails about your notifications. They still wait for you on Jes.',
    button: 'Stop these mails',
  },
  ne: {
    title: 'Jes को मेल बन्द गर्ने?',
    text: 'अब सूचनाको मेल आउँदैन। सूचना भने Jes मै हेर्न सक्नुहुन्छ।',
    button: 'मेल बन्द गर्नुहोस्',
  },
}
const DONE: Record<Language, Words> = {
  en: {
    title: 'The mails are off',
    text: 'Letters about the security of your account still come.',
    link: 'Change it in Settings',
  },
  ne: {
    title: 'मेल बन्द भयो',
    text: 'खाताको सुरक्षाका मेल भने आइरहन्छन्।',
    link: 'सेटिङमा फेर्नुहोस्',
  },
}
const UNKNOWN: Record<Language, Words> = {
  en: {
    title: 'This link is not valid',
    text: 'You can switch the mails off in Settings.',
    link: 'Open Settings',
  },
  ne: {
    title: 'यो लिङ्क मिलेन',
    text: 'मेल सेटिङबाट बन्द गर्न सक्नुहुन्छ।',
    link: 'सेटिङ खोल्नुहोस्',
  },
}

/** Asks first: mail scanners open every link, but press no button. */
export function askPage(language: Language) {
  return page(language, ASK)
}

export function donePage(language: Language) {
  return page(language, DONE)
}

export function unknownPage(language: Language) {
  return page(language, UNKNOWN)
}

function page(language: Language, all: Record<Language, Words>) {
  const { title, text, button, link } = all[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Jes</title>
<link rel="stylesheet" href="/api/digests/unsubscribe.css">
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}
${link ? `<p><a href="/setting#notifications">${escapeHtml(link)}</a></p>` : ''}
</main></body>
</html>`
}
