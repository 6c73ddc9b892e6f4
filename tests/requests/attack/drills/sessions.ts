import { type SportsCall, sportsApi } from '@andon/bookmaker/sports-api'
import { drill } from '../drill.ts'
import { codeOf, openPlayer } from '../player.ts'

/** A quote of another bet, and a token of the sportsbook after the login has ended. */
export const sessions = drill('sessions of suppliers', async (target, check) => {
  const { browser, sports, bet } = await openPlayer(target)
  const place = async (): Promise<string> => {
    const { body } = await bet()
    check('a bet is accepted', body.bet?.status, 'ACCEPTED')
    return body.bet?.id ?? ''
  }
  const [first, second] = [await place(), await place()]
  const { quote } = (await sports('quoteCashOut', { bet: first })).body
  const sale = { quote: quote?.quote ?? '', amount: quote?.value ?? 0 }
  const wrong = (await sports('takeCashOut', { bet: second, ...sale })).body
  check('a quote at the address of another bet', [wrong.paid, wrong.refusal?.code], [0, 'CASH_OUT_EXPIRED'])
  check('logout', (await browser.post('/ajax/login/logout')).status, 200)
  const requests: Partial<Record<SportsCall, object>> = {
    session: {},
    listBets: {},
    showOpenStakes: { since: '2026-01-01T00:00:00Z' },
    showBet: { bet: first },
    quoteCashOut: { bet: first },
    takeCashOut: { bet: first, ...sale },
    removeCashOutRule: { bet: first, rule: 'rule-0001' },
  }
  for (const [name, fields] of Object.entries(requests)) {
    const reply = await sports(name as SportsCall, fields) // its own key
    check(
      `${sportsApi[name as SportsCall].route} after logout`,
      [reply.status, codeOf(reply)],
      [401, 'SESSION_EXPIRED'],
    )
  }
})

/** Bodies of signed calls that are read in two ways, and stakes that no game takes. */
export const walletBodies = drill('bodies of the wallet API', async (target, check) => {
  const { walletBet, signed } = await openPlayer(target)
  const betOf = await walletBet()
  const bet = async (raw: string) => (await signed('bet', raw)).body.status
  const twice = JSON.stringify(betOf(50)).replace('"amount":50', '"amount":50,"amount":100')
  check('a key twice', await bet(twice), 'MALFORMED')
  check('a stake of nothing', (await bet(JSON.stringify(betOf(0)))) === 'OK', false)
  check('a stake below the least', (await bet(JSON.stringify(betOf(10)))) === 'OK', false)
  check('the least stake', await bet(JSON.stringify(betOf(50))), 'OK')
})
