import { expect, test } from 'vitest'
import type { HostEvent } from '../dialects/dialect.ts'
import { createHold } from './hold.ts'

function page() {
  const said: unknown[] = []
  const hold = createHold({
    host: {
      send: (event: HostEvent) => void said.push(event.event === 'balanceChanged' ? event.balance : event.event),
      startRound: async ({ stake }) => void said.push(['busy', stake]),
    },
    balance: { amount: () => 700 },
  })
  return { hold, said }
}

test('the page around learns of each stake, and has its own balance back when it was taken', () => {
  const { hold, said } = page()
  hold.placing(300)
  hold.answered()
  expect(said).toEqual([['busy', 300], 700, 'gameNotBusy'])
})

test('from the lock until the result has been seen it shows no new balance, however the replies come', async () => {
  const { hold, said } = page()
  hold.placing(300)
  hold.untilSeen()
  hold.untilSeen()
  hold.answered()
  let isSeen = false
  const waits = hold.whenSeen().then(() => {
    isSeen = true
  })
  await Promise.resolve()
  expect([said, isSeen]).toEqual([
    [
      ['busy', 300],
      ['busy', 0],
    ],
    false,
  ])
  hold.seen()
  await waits
  expect([said.slice(2), hold.isUntilSeen()]).toEqual([[700, 'gameNotBusy'], false])
})
