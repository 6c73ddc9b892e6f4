import { drill, until } from '../drill.ts'
import { codeOf, openPlayer } from '../player.ts'

const intervalMinutes = 1
const graceMinutes = 2

/** Stakes after a reality check is due and its time of grace has passed, by a client without the page that asks: none is taken. */
export const realityCheck = drill('reality check', async (target, check) => {
  const player = await openPlayer(target)
  const limit = { limitType: 'reality', minutes: intervalMinutes, period: 1 }
  const set = await player.browser.post('/ajax/ResponsibleGaming/setLimits', limit)
  check('the limit is set', set.status, 200)
  const walletBet = await player.walletBet()
  const game = await player.game()
  const stakes = {
    arcade: async () => codeOf(await game(100)) ?? 'OK',
    sportsbook: () =>
      until(
        async () => {
          const { body } = await player.bet()
          return body.bet?.status === 'ACCEPTED' ? 'OK' : (body.refusal?.code ?? codeOf({ body }))
        },
        (code) => code !== 'MARKET_SUSPENDED', // after a leap of the clock, until the feed has given a sign of life
      ),
    supplier: async () => (await player.signed('bet', JSON.stringify(walletBet(100)))).body.status,
  }
  check('a stake before it is due', await stakes.sportsbook(), 'OK')
  await target.pass({ seconds: (intervalMinutes + graceMinutes) * 60 + 5 })
  for (const [by, stake] of Object.entries(stakes))
    check(`a stake at the ${by} after it is due`, await stake(), 'REALITY_CHECK_OPEN')
  const answered = await player.browser.post('/ajax/game/realityCheck', { question: 'answered' })
  check('the answer', answered.status, 200)
  check('a stake after the answer', await stakes.sportsbook(), 'OK')
})
