import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type LoginStatus, sessionKey } from './session.ts'
import { watchStatus } from './status-ended.ts'

const open = { success: true, loggedIn: true } as LoginStatus
const over = { success: true, loggedIn: false } as LoginStatus

function page(status: LoginStatus) {
  const queries = new QueryClient()
  queries.setQueryData(sessionKey, status)
  const known = () => queries.getQueryData<LoginStatus>(sessionKey)
  const seen = vi.fn(() => {
    expect(known()).toEqual(open) // what ends the session still finds it
    queries.setQueryData(sessionKey, over)
  })
  const stop = watchStatus(queries, seen)
  const fetched = (reply: LoginStatus) => queries.fetchQuery({ queryKey: sessionKey, queryFn: async () => reply })
  return { queries, known, seen, stop, fetched }
}

test('a fetched status without a session ends the one that was open, once', async () => {
  const { seen, known, fetched } = page(open)
  await fetched(open)
  expect(seen).not.toHaveBeenCalled()
  await fetched(over)
  await fetched(over)
  expect(seen).toHaveBeenCalledTimes(1)
  expect(known()).toEqual(over)
})

test('a logout, which sets the status itself, and a visitor’s status end nothing', async () => {
  const { queries, seen, fetched } = page(open)
  queries.setQueryData(sessionKey, over)
  await fetched(over)
  const visitor = page(over)
  await visitor.fetched(over)
  expect([seen, visitor.seen].map((each) => each.mock.calls.length)).toEqual([0, 0])
})

test('a page that does not watch any more is not told', async () => {
  const { seen, stop, fetched } = page(open)
  stop()
  await fetched(over)
  expect(seen).not.toHaveBeenCalled()
})
