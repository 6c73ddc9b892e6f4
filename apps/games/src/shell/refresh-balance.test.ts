import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import { refreshBalance } from './refresh-balance.ts'

/** Replies from a list, in order; errors are thrown. A round begins with the reply at the place `roundAt`. */
async function refresh(replies: readonly (number | Error)[], roundAt = Number.POSITIVE_INFINITY) {
  const shown: number[] = []
  let asked = 0
  const balance = {
    amount: () => 0,
    set: (amount: number) => void shown.push(amount),
    read: async () => {
      const next = replies[asked++] ?? 0
      if (next instanceof Error) throw next
      return next
    },
  }
  const line = {
    pause: async () => false,
    whileUnchanged: <T>(call: (signal: AbortSignal) => Promise<T>) => call(AbortSignal.any([])),
  }
  const result = refreshBalance({ balance, isBusy: () => asked > roundAt, line })
  const error = await result.catch((thrown: unknown) => thrown)
  return { shown, asked, error }
}

test('a lost reply is asked for again', async () => {
  const lost = new ConnectionLost('balance')
  expect(await refresh([lost, lost, 700])).toEqual({ shown: [700], asked: 3, error: undefined })
})

test('once a round has begun, nothing is shown or asked for: it may have won already', async () => {
  expect(await refresh([700], 0)).toEqual({ shown: [], asked: 1, error: undefined })
  expect(await refresh([new ConnectionLost('balance'), 700], 0)).toEqual({ shown: [], asked: 1, error: undefined })
})

test('a refusal is thrown at once, and a lost connection in the end', async () => {
  expect(await refresh([new CallRefusal('SESSION_EXPIRED', {})])).toMatchObject({
    asked: 1,
    error: { code: 'SESSION_EXPIRED' },
  })
  const lost = Array.from({ length: 120 }, () => new ConnectionLost('balance'))
  expect(await refresh(lost)).toMatchObject({ asked: 100, error: expect.any(ConnectionLost) })
})
