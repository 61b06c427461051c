import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const CLASSES = / class="([^"]*)"/g
/** The letters of its CSS module begin the name of each class (web/styles.ts). */
const LETTERS = /(?:^|[\s.])_([a-zA-Z]{2})[\da-z]/g

/** Which stylesheet of the build has the classes of which CSS module. */
export type Styles = ReadonlyMap<string, string>

export async function readStyles(folder: string): Promise<Styles> {
  const files = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  const read = files.sort().map(async (name) => {
    const css = await readFile(join(folder, 'assets', name), 'utf8')
    return lettersIn(css.replace(/[,}>+~({]/g, ' ')).map(
      (letters) => [letters, `/assets/${name}`] as const,
    )
  })
  return new Map((await Promise.all(read)).flat())
}

/** A page is never seen without its styles: also parts that the browser would load late have theirs from the start. */
export function withStyles(html: string, root: string, styles: Styles) {
  const classes = [...root.matchAll(CLASSES)].map(([, names]) => names).join(' ')
  const files = new Set(lettersIn(classes).flatMap((letters) => styles.get(letters) ?? []))
  const links = [...files]
    .filter((file) => !html.includes(`"${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

function lettersIn(text: string) {
  return [...new Set([...text.matchAll(LETTERS)].map(([, letters]) => letters!))]
}
