import { traced } from '#lib/requestContext.ts'

const MOST_BYTES = 64 * 1024
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

export type Reply = { status: number; fields: Record<string, string> }

type Question = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Thrown where no usable reply came: a timeout, too large, a redirect, or not JSON. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Calls a provider and returns its reply with any status; follows no redirect, and reads a limited size. */
export async function callProvider(
  url: URL,
  { method = 'GET', headers = {}, body }: Question,
  timeoutMs: number,
): Promise<Reply> {
  try {
    const options: RequestInit = {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }
    const reply = await traced(
      `fetch ${method}`,
      'client',
      () => fetch(url, options),
      ({ status }) => ({ 'http.response.status_code': status, 'server.address': url.host }),
    )
    const fields = readFields(await readText(reply))
    if (!fields) throw new NoAnswer(`HTTP ${reply.status} without JSON`)
    return { status: reply.status, fields }
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    throw new NoAnswer(error instanceof Error ? error.name : 'unreachable')
  }
}

async function readText({ body }: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new NoAnswer('too long an answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The fields of a JSON object as text, null if it is none. Numbers stay as they were written: `1000.0` would become
 * 1000, and its signature would not match. Nested values are left out.
 */
export function readFields(text: string): Record<string, string> | null {
  const parsed = parse(text) && parse(text.replace(STRING_OR_NUMBER, quote))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  const fields = Object.entries(parsed).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  )
  return Object.fromEntries(fields)
}

function quote(token: string) {
  return token.startsWith('"') ? token : `"${token}"`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Some fields of a reply, for a person who looks into it. */
export function factsOf(fields: Record<string, string>, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, (fields[name] ?? '').slice(0, 100)]))
}
