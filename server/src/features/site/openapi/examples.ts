import type { JsonSchema } from '#lib/jsonSchema.ts'

type Shape = JsonSchema & {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  enum?: unknown[]
  pattern?: string
  format?: string
}

const MOMENT = '2026-01-14T08:30:00.000Z'
const BODY = [{ type: 'paragraph', children: [{ type: 'text', text: 'Where do you go first?' }] }]

/** Examples for a field or a shape of this name, where its schema says little. */
const BY_NAME: Record<string, unknown> = {
  QuietHours: { from: '22:00', to: '06:00', zone: 'Asia/Kathmandu' },
  EmailProof: { token: '5d41402abc4b2a76b9719d911017c592' },
  alt: 'Steam over a plate of momo',
  body: BODY,
  caption: 'Morning at Boudha',
  code: '492817',
  content: 'Where do you go first?',
  description: 'Where we talk about what we cook at home.',
  displayName: 'Aarati Shrestha',
  email: 'aarati@jes.example',
  endsAt: '2026-01-15T08:30:00.000Z',
  endpoint: 'https://push.jes.example/send/1',
  hashtags: ['momo'],
  login: 'aarati',
  phone: '+9779841234567',
  name: 'Momo lovers',
  q: 'momo',
  reason: 'It sells what may not be sold.',
  tag: 'momo',
  text: 'My post was removed, and nobody said why.',
  title: 'The best momo in Patan',
  trim: { fromMs: 0, toMs: 15_000 },
  url: 'https://jes.example/p/117629778808274975',
  username: 'aarati',
  word: 'spoiler',
}

/** The first of these that matches a field's pattern is its example. */
const SAMPLES = [
  '117629778808274975',
  MOMENT,
  'a1b',
  '2026-01',
  '5d41402abc4b2a76b9719d911017c592',
  'https://jes.example/p/117629778808274975',
  '9841234567',
  'JES-7K3M-9Q2P-4TZA',
  'K7Q2M9XA',
  '3f1c2a44-7a1e-4c7e-9c53-2b6d0f9a8e11',
  '492817',
  'jes.example',
  '/about',
  'B'.repeat(22),
  'B'.repeat(87),
  'text',
]

/** An example value that the schema allows. */
export function exampleOf(
  shape: Shape,
  components: Record<string, JsonSchema>,
  name = '',
  within: string[] = [],
): unknown {
  if (shape.$ref) {
    const id = shape.$ref.split('/').at(-1)!
    if (within.includes(id)) return undefined
    if (id in BY_NAME) return BY_NAME[id]
    return exampleOf(components[id] as Shape, components, name, [...within, id])
  }
  const next = (part: Shape, of = name) => exampleOf(part, components, of, within)
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  const options = shape.anyOf ?? shape.oneOf
  if (options) {
    const fitting = options.find(({ type }) => type === 'integer' || type === 'number')
    return next(fitting ?? options.find(({ type }) => type !== 'null') ?? options[0]!)
  }
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => next(part)))
  const type = Array.isArray(shape.type) ? shape.type.find((one) => one !== 'null') : shape.type

  if (type === 'object') {
    if (typeof BY_NAME[name] === 'object') return BY_NAME[name]
    const fields = Object.entries(shape.properties ?? {}).map(([key, part]) => [
      key,
      next(part, key),
    ])
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (type === 'array') {
    const known = BY_NAME[name]
    if (Array.isArray(known)) return known
    const item = shape.items ? next(shape.items, name.replace(/s$/, '')) : undefined
    return item === undefined
      ? []
      : Array.from({ length: Number(shape.minItems ?? 1) || 1 }, () => item)
  }
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(Number(shape.minimum ?? 1), 1)
  if (type === 'string') return textOf(shape, name)
  return BY_NAME[name] ?? null
}

function textOf({ pattern, format, minLength }: Shape, name: string) {
  if (format === 'date-time') return BY_NAME[name] ?? MOMENT
  if (format === 'email') return BY_NAME.email
  if (format === 'uri') return BY_NAME.url
  const said = BY_NAME[name]
  const texts = typeof said === 'string' ? [said, ...SAMPLES] : pattern ? SAMPLES : ['text']
  const text = texts.find((one) => !pattern || new RegExp(pattern, 'u').test(one)) ?? 'text'
  return text.padEnd(Number(minLength ?? 0), '.')
}
