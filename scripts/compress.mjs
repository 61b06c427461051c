import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// The server writes each page's title into the HTML, so a copy of that would be stale.
const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest|ico|ttf)$/
const SMALL = 1024

/** Puts a brotli and a gzip copy beside each file of text, made once instead of at each request. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file) {
  const text = await readFile(file)
  if (text.length <= SMALL) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: quality }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < text.length) await writeFile(`${file}.br`, br)
  if (gz.length < text.length) await writeFile(`${file}.gz`, gz)
}
