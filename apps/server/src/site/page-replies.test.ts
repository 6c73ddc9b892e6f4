import { expect, test } from 'vitest'
import { createPageReplies } from './page-replies.ts'

const kept = (route: string) => ({
  reply: { status: 200, route, headers: [], idAt: 0, body: Buffer.alloc(0) },
  site: 'LEO',
})

test('replies of an older content version are not found, and are gone with the first of a newer one', () => {
  const replies = createPageReplies()
  replies.keep('a', kept('a'), 'v1')
  expect(replies.find('a', 'v1')?.reply.route).toBe('a')
  expect(replies.find('a', 'v2')).toBeUndefined()
  expect(replies.find('a', undefined)).toBeUndefined()
  replies.keep('b', kept('b'), 'v2')
  expect(replies.find('a', 'v2')).toBeUndefined()
  expect(replies.find('a', 'v1')).toBeUndefined()
})

test('no more than a fixed number of replies are kept, those used last', () => {
  const replies = createPageReplies({ mostKept: 2 })
  for (const key of ['a', 'b']) replies.keep(key, kept(key), 'v')
  replies.find('a', 'v')
  replies.keep('c', kept('c'), 'v')
  expect(['a', 'b', 'c'].map((key) => replies.find(key, 'v')?.reply.route)).toEqual(['a', undefined, 'c'])
})
