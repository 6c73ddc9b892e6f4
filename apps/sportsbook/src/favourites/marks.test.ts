import { expect, test } from 'vitest'
import { pinnedFirst, withMark, without } from './marks.ts'

const none = { sports: [], tournaments: [], teams: [], events: [], names: {} }
const team = { kind: 'teams', id: 'andon:competitor:1', name: 'Tokyo Lanterns' } as const

test('a mark keeps its name until it is removed', () => {
  const marked = withMark(none, team)
  expect(marked).toEqual({ ...none, teams: [team.id], names: { [team.id]: team.name } })
  expect(without(marked, 'teams', team.id)).toEqual(none)
})

test('what is marked twice is there once', () => {
  expect(withMark(withMark(none, team), team).teams).toEqual([team.id])
})

test('the two hundred newest stay, with their names', () => {
  let marked = withMark(none, team)
  for (let n = 0; n < 200; n++) marked = withMark(marked, { kind: 'teams', id: `t${n}`, name: `${n}` })
  expect(marked.teams).toHaveLength(200)
  expect(marked.names[team.id]).toBeUndefined()
})

test('what is marked stands first, and everything else keeps its order', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(pinnedFirst(all, ['d', 'b']).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})
