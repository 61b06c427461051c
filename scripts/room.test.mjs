import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOfRoom, withContract, withRoom } from './room.mjs'

describe('a new room', () => {
  test('stands under its wing in the contract and the server', () => {
    const files = filesOfRoom('posts', 'savedSearches')
    expect(Object.keys(files)).toEqual([
      'contract/src/posts/savedSearches.ts',
      'server/src/features/posts/savedSearches/queries.ts',
      'server/src/features/posts/savedSearches/routes.ts',
      'server/src/features/posts/savedSearches/savedSearches.test.ts',
    ])
    expect(files['contract/src/posts/savedSearches.ts']).toContain("'/api/saved-searches/:id'")
  })

  test('is opened by the routes of its wing', () => {
    const source = readFileSync('server/src/features/posts/routes.ts', 'utf8')
    const changed = withRoom(source, 'posts', 'reactions')
    expect(changed).toContain(
      "import { reactionsRoutes } from '#features/posts/reactions/routes.ts'",
    )
    expect(changed).toMatch(/\n {2}await app\.register\(reactionsRoutes\)\n\}\n$/)
  })

  test('is in the document of the API', () => {
    const source = readFileSync('server/src/features/site/openapi/contract.ts', 'utf8')
    const changed = withContract(source, 'posts', 'reactions')
    expect(changed).toContain("import * as reactions from '@jes/contract/posts/reactions'")
    expect(changed).toMatch(/posts: \{[^}]*files: \[reactions,\s*analytics/)
  })
})
