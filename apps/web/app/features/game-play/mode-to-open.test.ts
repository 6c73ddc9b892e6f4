import { expect, test } from 'vitest'
import { modeToOpen, viewOf } from './mode-to-open.ts'

const [both, realOnly, demoOnly] = [['freegames', 'realgames'], ['realgames'], ['freegames']].map((modes) => ({
  modes: modes as ('freegames' | 'realgames')[], // of the two
}))

test.each([
  ['with both modes', both, 'realgames', 'freegames'],
  ['for real only', realOnly, 'realgames', 'realgames'],
  ['for play money only', demoOnly, 'freegames', 'freegames'],
])('a link without a mode to a game %s opens a mode that the game has', (_, game, player, visitor) => {
  expect([game && modeToOpen(game, true), game && modeToOpen(game, false)]).toEqual([player, visitor])
})

test.each([
  ['with both modes', both, ['game', 'game', 'game', 'demoInstead']],
  ['for real only', realOnly, ['noDemo', 'noDemo', 'game', 'noDemo']],
])('a game %s: demo for players and visitors, real play for players and visitors', (_, game, expected) => {
  const views = (['freegames', 'realgames'] as const).flatMap((gameType) =>
    [false, true].map((isVisitor) => game && viewOf(game, { gameType, isVisitor })),
  )
  expect(views).toEqual(expected)
})
