import { expect, test } from 'vitest'
import type { EventDescription } from '../feed/event-description.ts'
import type { BookToRead } from './read-events.ts'
import { searchPlayers } from './search-players.ts'

const names = (ja: string, en: string) => ({ ja, en })
const club = (id: string) => ({ id, name: names(id, id), short: names(id, id) })
const player = (id: string, ja: string, en: string, team: 'home' | 'away' = 'home') => ({
  id,
  team,
  name: names(ja, en),
})
const squad = [
  player('p1', '佐藤 健', 'Ken Sato'),
  player('p2', 'ルイス・ペレイラ', 'Luís Pereira', 'away'),
  player('p3', '大野 隆', 'Takashi Ohno'),
]

const nonScorers = [player('g1', '岩城 守', 'Mamoru Iwaki', 'away')]

function matchOf(id: string, startsAt: number, { players = squad, status = 'notStarted' } = {}) {
  const entry = { id, kind: 'match', name: names('A 対 B', 'A v B'), competitors: [club('A'), club('B')], startsAt }
  return {
    record: { id, status: { value: status }, lines: { 1: {} } },
    description: {
      event: entry,
      players,
      nonScorers,
      sport: { id: 's', code: 'football', name: names('', '') },
      category: { id: 'c', name: names('', '') },
      tournament: { id: 't', name: names('', '') },
    } as unknown as EventDescription,
    sequence: 1,
  }
}
const bookOf = (...matches: ReturnType<typeof matchOf>[]) =>
  ({ events: () => matches, event: () => undefined }) as unknown as BookToRead

const book = bookOf(matchOf('later', 2_000), matchOf('first', 1_000), matchOf('over', 0, { status: 'ended' }))
const foundBy = async (query: string, latin?: string) =>
  (await searchPlayers(book, { query, latin })).players.map(({ id }) => id)

test.each([
  ['佐藤', undefined, ['p1']],
  ['ken sato', undefined, ['p1']],
  ['さとう', 'satou', ['p1']],
  ['るいす', 'ruisu', ['p2']],
  ['ルイス ペレイラ', undefined, ['p2']],
  ['pereira luis', undefined, ['p2']],
  ['takashi ohno', undefined, ['p3']],
  ['ken pereira', undefined, []],
  // who stands in goal is in no market
  ['iwaki', undefined, ['g1']],
  // a letter wrong, missing, added or swapped, in kana by the Latin letters
  ['pereyra', undefined, ['p2']],
  ['pereia', undefined, ['p2']],
  ['takkashi ohno', undefined, ['p3']],
  ['takahsi', undefined, ['p3']],
  ['たかし', 'takashu', ['p3']],
  // short words are not guessed at, and two slips are too many
  ['seto', undefined, []],
  ['peyeyra', undefined, []],
])('%s finds %j', async (query, latin, ids) => {
  expect(await foundBy(query, latin)).toEqual(ids)
})

test('a player leads to the first of their matches that can be bet on, and to their side', async () => {
  expect((await searchPlayers(book, { query: 'pereira' })).players).toMatchObject([
    { id: 'p2', team: names('B', 'B'), event: { id: 'first' } },
  ])
})

test('at most twenty are found', async () => {
  const players = Array.from({ length: 50 }, (_, at) => player(`p${at}`, '佐藤', `Sato ${at}`))
  const { players: found } = await searchPlayers(bookOf(matchOf('m', 1, { players })), { query: 'sato' })
  expect(found).toHaveLength(20)
})

test('who has just this name stands alone, without those of nearly the same', async () => {
  const players = [player('a', '高橋', 'Takashi'), player('b', '高橋', 'Takachi')]
  const { players: found } = await searchPlayers(bookOf(matchOf('m', 1, { players })), { query: 'takashi' })
  expect(found.map(({ id }) => id)).toEqual(['a'])
})
