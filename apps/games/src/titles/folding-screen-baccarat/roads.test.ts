import { title } from '@andon/arcade/titles/folding-screen-baccarat/index'
import { expect, test } from 'vitest'
import { baccaratRoads as roads } from '../../engines/table/baccarat/roads.ts'

test.each([
  [['banker', 'banker-6', 'big', 'banker-pair', 'either-pair'], { winner: 'red', pairs: ['red'] }],
  [
    ['player', 'small', 'player-pair', 'banker-pair', 'either-pair', 'perfect-pair'],
    { winner: 'blue', pairs: ['red', 'blue'] },
  ],
  [['tie', 'small', 'player-pair', 'either-pair'], { winner: null, pairs: ['blue'] }],
])('a hand with %j stands on the roads as %j', (facts, result) => {
  expect(roads.resultOf(facts)).toEqual(result)
})

test('the facts of the rules name the sides and their pairs as the roads do', () => {
  const { display } = title.current
  const named = display.engine === 'table' ? display.spots.flatMap(({ pays }) => pays.flatMap(({ on }) => on)) : []
  expect(named).toEqual(expect.arrayContaining(['banker', 'player', 'tie', 'banker-pair', 'player-pair']))
})
