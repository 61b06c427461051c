import { expect, test } from 'vitest'
import { editBy, type Tool } from './marks.ts'

test('bold goes around the chosen words, not the blank after them, and off again', () => {
  expect(press('bold', 'ताजा [मोमो ]छ')).toBe('ताजा **[मोमो]** छ')
  expect(press('bold', 'ताजा **[मोमो]** छ')).toBe('ताजा [मोमो] छ')
})

test('with nothing chosen the caret waits between the marks', () => {
  expect(press('italic', 'a []')).toBe('a _[]_')
})

test('a list marks every chosen line, and a marked one is freed', () => {
  expect(press('list', 'x\n[one\ntwo]\ny')).toBe('x\n[- one\n- two]\ny')
  expect(press('list', 'x\n[- one\n- two]\ny')).toBe('x\n[one\ntwo]\ny')
})

test('a quote begins the line that the caret is in', () => {
  expect(press('quote', 'one\ntw[]o')).toBe('one\n> two[]')
})

test('a link needs its address, or its words', () => {
  expect(press('link', 'see [this]')).toBe('see [this]([https://])')
  expect(press('link', '[https://jes.np]')).toBe('[[]](https://jes.np)')
})

test('a mark never sticks to the word before it', () => {
  expect(press('hashtag', 'momo[]')).toBe('momo #[]')
  expect(press('mention', 'momo []')).toBe('momo @[]')
})

/** Brackets show what is selected, before and after. */
function press(tool: Tool, marked: string) {
  const start = marked.indexOf('[')
  const end = marked.lastIndexOf(']') - 1
  const text = marked.slice(0, start) + marked.slice(start + 1, end + 1) + marked.slice(end + 2)
  const edit = editBy(tool, { text, start, end })
  const after = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  const [from, to] = edit.select
  return `${after.slice(0, from)}[${after.slice(from, to)}]${after.slice(to)}`
}
