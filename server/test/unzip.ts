import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The files in a ZIP, by name, from its own central directory. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - 22
  while (bytes.readUInt32LE(end) !== END) end -= 1
  let at = bytes.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [name, extra, note] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + packed)
    const path = bytes.toString('utf8', at + 46, at + 46 + name!)
    files.set(path, method === 0 ? content : inflateRawSync(content))
    at += 46 + name! + extra! + note!
  }
  return files
}
