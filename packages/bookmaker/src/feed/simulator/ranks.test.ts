import { expect, test } from 'vitest'
import { simulatedBackground } from './background.ts'
import { fixturesOfRound } from './calendar.ts'
import { leagues } from './leagues.ts'
import { play } from './play.ts'
import { rankOf } from './ranks.ts'

const seed = 'ranks'

test('every wrestler has a rank of its own', () => {
  for (const code of ['sua1', 'suj1']) {
    const ranks = Array.from({ length: 16 }, (_, place) => rankOf({ code }, place))
    expect(new Set(ranks.map(({ ja }) => ja)).size, code).toBe(16)
    expect(new Set(ranks.map(({ en }) => en)).size, code).toBe(16)
  }
  expect(rankOf({ code: 'sua1' }, 7)).toEqual({ ja: '東前頭筆頭', en: 'Maegashira 1 East' })
  expect(rankOf({ code: 'suj1' }, 15)).toEqual({ ja: '西十両8枚目', en: 'Juryo 8 West' })
})

test('before the bout of the sixth day both have fought five, each with its technique, oldest first', async () => {
  const league = leagues.find(({ code }) => code === 'sua1')
  const [fixture] = league ? fixturesOfRound(league, 12, 5, seed) : []
  if (!fixture) throw new Error('no bout')
  const known = await simulatedBackground(seed, () => fixture.startsAt)(fixture.id)
  for (const side of ['home', 'away'] as const) {
    const { bouts = [] } = known?.tournament?.[side] ?? {}
    expect(bouts.map(({ startsAt }) => startsAt)).toEqual(
      bouts.map(({ startsAt }) => startsAt).toSorted((one, other) => one - other),
    )
    expect(bouts).toHaveLength(5)
    for (const bout of bouts) expect(bout.technique).not.toBeNull()
  }
  expect(play(fixture, seed).frames.at(-1)?.match.decision?.technique).toBeDefined()
})
