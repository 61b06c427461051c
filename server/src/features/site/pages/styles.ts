import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const CLASSES = / class="([^"]*)"/g
/** The letters of its CSS module begin the name of each class (web/styles.ts). */
const LETTERS = /(?:^|[\s.])_([a-zA-Z]{2})[\da-z]/g
const LINK = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

export type Styles = {
  /** Which stylesheet of the build has the classes of which CSS module. */
  fileOf: ReadonlyMap<string, string>
  textOf: ReadonlyMap<string, string>
}

export async function readStyles(folder: string): Promise<Styles> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  const read = names.sort().map(async (name): Promise<[string, string]> => {
    return [`/assets/${name}`, await readFile(join(folder, 'assets', name), 'utf8')]
  })
  const files = await Promise.all(read)
  const letters = files.flatMap(([file, css]) =>
    lettersIn(css.replace(/[,}>+~({]/g, ' ')).map((letters) => [letters, file] as const),
  )
  return { fileOf: new Map(letters), textOf: new Map(files) }
}

/**
 * The stylesheets of a rendered page as one text, to be inlined: nothing that blocks the first paint is fetched. Also
 * parts that the browser would load late have theirs from the start. The links stay, disabled, so that the app does
 * not fetch what is inlined.
 */
export function withStyles(html: string, root: string, { fileOf, textOf }: Styles) {
  const classes = [...root.matchAll(CLASSES)].map(([, names]) => names).join(' ')
  const files = new Set([
    ...[...html.matchAll(LINK)].map(([, file]) => file!),
    ...lettersIn(classes).flatMap((letters) => fileOf.get(letters) ?? []),
  ])
  const links = [...files].map((file) => `<link rel="stylesheet" disabled href="${file}">`)
  return {
    html: html.replace(LINK, '').replace('</head>', () => `${links.join('')}</head>`),
    css: [...files].map((file) => textOf.get(file) ?? '').join(''),
  }
}

function lettersIn(text: string) {
  return [...new Set([...text.matchAll(LETTERS)].map(([, letters]) => letters!))]
}
