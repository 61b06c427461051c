import { afterEach, expect, test } from 'vitest'
import { useUploading } from './clipUploading.ts'

const before = useUploading.getState()

afterEach(() => useUploading.setState(before, true))

test('who leaves is asked only while a file is sent that this browser could not store', () => {
  expect(isAsked()).toBe(false)
  useUploading.setState({ stage: 'sending', isStored: false })
  expect(isAsked()).toBe(true)
  useUploading.setState({ isStored: true })
  expect(isAsked()).toBe(false)
})

function isAsked() {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
