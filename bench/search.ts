import { loadavg } from 'node:os'
import type { Game } from '@andon/contract/player-api/catalogue'
import { toRomaji } from 'wanakana'
import { searchIndexOf } from '../apps/web/app/features/lobby/search-games.ts'
import { nameOrder, sortGames } from '../apps/web/app/features/lobby/sort-games.ts'
import { sortOptions } from '../apps/web/app/features/lobby/sort-options.ts'
import { manyTitles } from '../tests/support/many-titles.ts'
import { median, percentile, type Report, type Row } from './report.ts'

const count = 5000
const most = { key: 16, sort: 50 }
/** Typed letter by letter: kana, kanji, Latin letters in both spellings, and with a letter wrong. */
const typed = ['とうろう', '金魚', 'tourou', 'golden fox', 'ranntan', 'goldn fxo', 'zzzz']

/** What a key press in the search and a change of the order cost among 5,000 games, without the time of the page's rendering. */
export async function run(): Promise<Report> {
  const games = manyTitles(count).map(
    ({ name, ...game }) =>
      ({ ...game, name: name.ja, searchWords: [name.en, ...(game.searchWords ?? [])] }) as unknown as Game, // what both read
  )
  const began = performance.now()
  const index = await searchIndexOf(games, toRomaji)
  const indexed = performance.now() - began
  const keys = typed.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)))
  const times: number[] = []
  for (const query of [...keys, ...keys, ...keys]) times.push(await millisecondsOf(() => index.find(query)))
  times.splice(0, keys.length)
  const fromAtoZ = games.toSorted(nameOrder('ja'))
  const sorts: number[] = []
  for (const option of sortOptions) sorts.push(await millisecondsOf(() => sortGames(games, option, 'ja', fromAtoZ)))
  const rows: Row[] = [
    { what: 'index of 5,000 games', value: indexed, unit: 'ms' },
    { what: 'a key, median', value: median(times), unit: 'ms' },
    bounded('a key, one in twenty above', percentile(times, 0.95), most.key),
    bounded('slowest order', Math.max(...sorts), most.sort),
  ]
  return {
    name: 'search',
    conditions: { games: count, load: Number(loadavg()[0]?.toFixed(1)), node: process.version },
    rows,
  }
}

const bounded = (what: string, value: number, goal: number): Row => ({
  what,
  value,
  unit: 'ms',
  goal: `≤ ${goal} ms`,
  met: value <= goal,
})

async function millisecondsOf(run: () => unknown): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}
