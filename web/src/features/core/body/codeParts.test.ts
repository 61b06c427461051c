import { expect, test } from 'vitest'
import { partsOf } from './codeParts.ts'

/** The parts in a short notation, so that a test can be read. */
function sketch(text: string, language: string) {
  return partsOf(text, language)
    .map(({ kind, text }) => (kind ? `${kind}(${text})` : text))
    .join('')
}

test.each([
  ['ts', 'const a = "x" // 1', 'keyword(const) a = string("x") comment(// 1)'],
  ['js', 'f(`a\nb`, 0xff) /* c', 'f(string(`a\nb`), number(0xff)) comment(/* c)'],
  [
    'Python',
    "def f(x): # नाम\n  return 'a'",
    "keyword(def) f(x): comment(# नाम)\n  keyword(return) string('a')",
  ],
  ['sql', 'SELECT 1 -- one', 'keyword(SELECT) number(1) comment(-- one)'],
  ['html', '<b class="x">a</b>', 'tag(<b) class=string("x")tag(>)atag(</b)tag(>)'],
  ['css', '.a { color: red } /* b */', 'tag(.a) { color: red } comment(/* b */)'],
  ['brainfuck', '+[-]', '+[-]'],
])('%s: %j', (language, text, expected) => {
  expect(sketch(text, language)).toBe(expected)
})

test.each(['"', "'", '`', '/*', '<!--', '"""', '\\', '#', 'a"', '--'])(
  'the words stay, whatever was typed: %j',
  (pattern) => {
    const text = pattern.repeat(2_000)
    for (const language of ['ts', 'py', 'sql', 'html', 'css'])
      expect(
        partsOf(text, language)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  },
)
