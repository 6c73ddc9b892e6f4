import { randomUUID } from 'node:crypto'
import { gameApi } from '@andon/arcade/game-api'
import { type SportsCall, sportsApi } from '@andon/bookmaker/sports-api'
import { playerOfToken } from '@andon/platform/ids'
import { createBrowser } from '../../support/browser.ts'
import { type ClientReply, requestOfClient } from '../../support/client-request.ts'
import { type Attacked, until } from './drill.ts'
import { ownSupplier } from './hostile-folders.ts'
import { attackedSportsHost } from './sportsbook.ts'

export const codeOf = ({ body }: Pick<ClientReply, 'body'>): string | undefined => body?.errors?.[0]?.code

/** A player with money, and the ways that lead to their money: page, arcade, sportsbook and the wallet API of the attacker's supplier. */
export async function openPlayer(target: Attacked) {
  const { port, supplier } = target
  const browser = createBrowser(`http://127.0.0.1:${port}`)
  const person = await browser.register()
  await browser.deposit(20_000)
  const launch = async () => {
    const path = '/ajax/launcher/sports/openSportsBook'
    const { authToken = '' } = (await browser.get(path, { vendorId: 'bookmaker' })).body
    const { body } = await sports('openSession', { token: authToken, language: 'ja' }, null)
    return String(body.sessionToken ?? '')
  }
  let token = ''
  /** A call of the sportsbook with the player's session, or as a visitor. */
  const sports = (name: SportsCall, fields: object, by: string | null = token) =>
    requestOfClient(
      { port, host: attackedSportsHost, token: by ?? undefined },
      sportsApi[name].route,
      name === 'placeBet' && by ? { player: playerOfToken(by), ...fields } : fields,
    )
  token = await launch()

  const signed = async (path: string, raw: string): Promise<ClientReply> => {
    const reply = await fetch(`http://127.0.0.1:${port}/wallet/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-supplier': ownSupplier,
        'x-signature': supplier.sign(raw),
      },
      body: raw,
    })
    return { status: reply.status, body: await reply.json() }
  }
  /** A bet by the attacker's supplier on its first game, as JSON to be signed. */
  const walletBet = async () => {
    const { body } = await browser.get('/ajax/launcher/realgames', { gameSymbol: `${ownSupplier}-one` })
    const launched = new URL(body.launchUrl).hash.replace('#token=', '')
    const opened = { token: launched, gameCode: `${ownSupplier}-one` }
    const { playerId, sessionToken } = (await signed('authenticate', JSON.stringify(opened))).body
    return (amount: number) => ({
      playerId,
      sessionToken,
      gameCode: opened.gameCode,
      currency: 'JPY',
      amount,
      roundId: randomUUID(),
      transactionId: randomUUID(),
    })
  }

  /** A single of ¥500 on a match that has not begun; what is answered. */
  const bet = async () => {
    const { events } = (await until(
      async () => (await sports('listEvents', { when: 'upcoming' }, null)).body,
      ({ events = [] }) => events.some(isOpen),
    )) as { events: Event[] }
    const { outcomes } = events.filter(isOpen).at(bets++)?.main ?? { outcomes: [] }
    const [{ selection, price }] = outcomes as [Outcome] // an open market has some
    const legs = [{ selection, price }]
    const slip = { legs, combine: { type: 'single' }, stake: { total: 500 }, prices: 'any', requestId: randomUUID() }
    return sports('placeBet', slip)
  }
  let bets = 0
  /** A game of the arcade; plays rounds. */
  const game = async () => {
    const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })).body
    const { host, hash } = new URL(launchUrl)
    const launched = { token: hash.replace('#token=', ''), gameCode: 'lantern-river', language: 'en' }
    const { sessionToken } = (await requestOfClient({ port, host }, gameApi.openSession.route, launched)).body
    return (stake: number) =>
      requestOfClient({ port, host, token: sessionToken }, gameApi.playRound.route, { stake, requestId: randomUUID() })
  }
  return { browser, person, sports, signed, walletBet, bet, game }
}

interface Outcome {
  readonly selection: string
  readonly price: number
  readonly open: boolean
}
interface Event {
  readonly startsAt: string
  readonly main: { readonly status: string; readonly outcomes: readonly Outcome[] } | null
}

/** A match that takes bets for a while yet. */
const isOpen = ({ main, startsAt }: Event): boolean =>
  main?.status === 'active' && main.outcomes.every(({ open }) => open) && Date.parse(startsAt) > Date.now() + 900_000
