import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { noteBet } from './note-bet.ts'

type Bet = NonNullable<Parameters<typeof noteBet>[1]>
const bet = (id: string, status: string, paid = 0) => ({ id, status, paid }) as unknown as Bet // no other field is read

function opened() {
  const queries = new QueryClient()
  const page = (...bets: Bet[]) => ({ success: true, bets, nextCursor: null })
  queries.setQueryData(['bets', 'open'], {
    pages: [page(bet('bet_2', 'ACCEPTED')), page(bet('bet_1', 'ACCEPTED'))],
    pageParams: [undefined, 'bet_2'],
  })
  queries.setQueryData(['bets', 'settled'], { pages: [page(bet('bet_0', 'WON', 5))], pageParams: [undefined] })
  queries.setQueryData(['bets', 'one', 'bet_1'], { success: true, bet: bet('bet_1', 'ACCEPTED') })
  const again = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue()
  return {
    note: (changed: Bet | null) => noteBet(queries, changed),
    idsOf: (state: string) =>
      queries
        .getQueryData<{ pages: { bets: Bet[] }[] }>(['bets', state])
        ?.pages.map(({ bets }) => bets.map(({ id, status, paid }) => [id, status, paid])),
    one: () => queries.getQueryData<{ bet: Bet }>(['bets', 'one', 'bet_1'])?.bet.status,
    again: () => again.mock.calls.map(([filters]) => filters?.queryKey),
  }
}

test('a bet that changes where it stands is shown as it is now, without a request', () => {
  const { note, idsOf, again } = opened()
  note(bet('bet_1', 'ACCEPTED', 100))
  note(bet('bet_0', 'LOST'))
  expect(idsOf('open')).toEqual([[['bet_2', 'ACCEPTED', 0]], [['bet_1', 'ACCEPTED', 100]]])
  expect(idsOf('settled')).toEqual([[['bet_0', 'LOST', 0]]])
  expect(again()).toEqual([])
})

test('a bet that is decided leaves the open ones, and the settled ones are read again', () => {
  const { note, idsOf, one, again } = opened()
  note(bet('bet_1', 'WON', 300))
  expect(idsOf('open')).toEqual([[['bet_2', 'ACCEPTED', 0]], []])
  expect(one()).toBe('WON')
  expect(again()).toEqual([['bets', 'settled']])
})

test('a new bet lets the open ones be read again, one that was not accepted none', () => {
  const { note, again } = opened()
  note(bet('bet_3', 'NOT_ACCEPTED'))
  expect(again()).toEqual([])
  note(bet('bet_3', 'ACCEPTED'))
  expect(again()).toEqual([['bets', 'open']])
})

test('after a gap all of them are read again', () => {
  const { note, again } = opened()
  note(null)
  expect(again()).toEqual([['bets']])
})
