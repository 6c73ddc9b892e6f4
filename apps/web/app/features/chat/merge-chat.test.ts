import { expect, test } from 'vitest'
import { newerOf, withEarlier } from './merge-chat.ts'
import type { ChatState } from './use-conversation.ts'

function chat(versions: readonly number[], more: Partial<ChatState> = {}): ChatState {
  const messages = versions.map((version) => ({
    id: `msg_${version}`,
    version,
    from: 'me' as const,
    text: String(version),
    at: '2026-11-29T10:00:00Z',
  }))
  const version = versions.at(-1) ?? 0
  return { success: true, messages, closings: [], earlier: false, unread: 0, version, attended: true, ...more }
}
const versionsOf = (state: ChatState) => state.messages.map(({ version }) => version)

test('each message is shown once and in order, whichever reply arrives first', () => {
  const [two, three] = [chat([1, 2]), chat([1, 2, 3])]
  expect(versionsOf(newerOf(two, three))).toEqual([1, 2, 3])
  expect(versionsOf(newerOf(three, two))).toEqual([1, 2, 3])
  expect(versionsOf(newerOf(newerOf(undefined, three), three))).toEqual([1, 2, 3])
})

test('older pages stay in front of what is new, as long as nothing is missing between them', () => {
  const known = withEarlier(chat([4, 5, 6], { earlier: true }), chat([1, 2, 3]))
  expect(versionsOf(known)).toEqual([1, 2, 3, 4, 5, 6])
  expect(known.earlier).toBe(false)
  const next = newerOf(known, chat([5, 6, 8], { earlier: true }))
  expect(versionsOf(next)).toEqual([1, 2, 3, 4, 5, 6, 8])
  expect(next.earlier).toBe(false)
  const afterGap = newerOf(next, chat([70, 71], { earlier: true }))
  expect(versionsOf(afterGap)).toEqual([70, 71])
  expect(afterGap.earlier).toBe(true)
})

test('the position in the line and who is online are of the latest reply', () => {
  const known = chat([1, 2], { state: 'open', position: 3 })
  expect(newerOf(known, chat([1, 2], { state: 'open', position: 1, attended: false }))).toMatchObject({
    position: 1,
    attended: false,
  })
  expect(newerOf(known, chat([1], { state: 'open', position: 2 })).position).toBe(2)
})
