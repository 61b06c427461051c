import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choose } from './preferences.ts'
import { useSaid } from './useSaid.ts'

const problems = { login: 'Enter your username or email' }

afterEach(() => choose({ language: 'en' }))

test('English is said at once', () => {
  const { result } = renderHook(() => useSaid(problems))
  expect(result.current).toEqual(problems)
})

test('Nepali is said as soon as its table is there, and English again when asked for', async () => {
  choose({ language: 'ne' })
  const { result } = renderHook(() => useSaid(problems))
  expect(result.current).toEqual({})
  await waitFor(() => expect(result.current.login).toMatch(/^[\u0900-\u097f]/))
  act(() => choose({ language: 'en' }))
  expect(result.current).toEqual(problems)
})
