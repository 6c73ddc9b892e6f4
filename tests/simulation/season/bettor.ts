import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SportsReply } from '@andon/bookmaker/sports-api'
import { type Browser, createBrowser, type Reply } from '@andon/tests/browser'
import type { Chance } from '../chance.ts'
import type { SportsCaller } from './sports-caller.ts'

export const deposited = 30_000
const patienceMs = 120_000

/** What can be bet on now. */
export type Board = () => SportsReply<'listEvents'>['events']

/** A bet that the player was told of. */
interface Told {
  readonly bet: string
  readonly stake: number
}

/** A bet in play names the score that the player saw. */
const isInPlay: ReadonlySet<string> = new Set(['live', 'suspended', 'interrupted'])

export type Bettor = Awaited<ReturnType<typeof newBettor>>

/**
 * Registers, deposits and opens the sportsbook. From then on every call is repeated until it is answered: a bet has its own id from before it is sent, so it is placed
 * once however often it is sent.
 *
 * @param address of the player's connection, as a proxy states it
 */
export async function newBettor({
  origin,
  address,
  call,
  chance,
}: {
  origin: string
  address: string
  call: SportsCaller
  chance: Chance
}) {
  const browser = createBrowser(origin, new Map(), { 'x-forwarded-for': address })
  const { playerID: playerId } = await register(browser)
  const idempotencyKey = randomUUID() // however often it is sent, it is one payment
  await untilDone(
    () => browser.deposit(deposited, { idempotencyKey }),
    ({ status }) => status === 200,
  )
  await untilDone(
    () => browser.get('/ajax/profile/getBalance'),
    ({ body }) => body.cash === deposited,
  )
  const { sessionToken, player } = await openSession(browser, call)
  const told: Told[] = []
  const refused: string[] = []
  let sold = 0

  async function bet(board: Board): Promise<void> {
    const open = board().filter(({ main }) => main?.status === 'active' && main.outcomes.some((one) => one.open))
    if (open.length === 0) return
    const legs = Array.from({ length: chance.oneOf(1, 1, 2, 3) }, () => open[chance.between(0, open.length - 1)])
    const different = [...new Map(legs.flatMap((event) => (event ? [[event.id, event]] : []))).values()]
    const chosen = different.flatMap(({ main, status, score: shown }) => {
      const score = isInPlay.has(status) && shown ? `${shown.home}:${shown.away}` : null
      const outcomes = main?.outcomes.filter((one) => one.open) ?? []
      const one = outcomes[chance.between(0, outcomes.length - 1)]
      return one ? [{ selection: one.selection, price: one.price ?? 0, score }] : []
    })
    const combine = { type: ([null, 'single', 'double', 'treble'] as const)[chosen.length] ?? 'single' }
    const slip = { legs: chosen, combine, stake: { total: chance.between(1, 5) * 100 } }
    const reply = await call('placeBet', { ...slip, prices: 'any', requestId: randomUUID(), player }, sessionToken)
    if (reply.bet) told.push({ bet: reply.bet.id, stake: reply.bet.stake })
    else refused.push(reply.refusal?.code ?? 'none')
  }

  async function sell(): Promise<void> {
    const [one] = (await call('listBets', { state: 'open' }, sessionToken)).bets
    if (!one) return
    const { quote } = await call('quoteCashOut', { bet: one.id }, sessionToken)
    if (!quote) return
    const amount = chance.oneOf(quote.value, Math.max(1, Math.floor(quote.value / 2)))
    const { paid } = await call('takeCashOut', { bet: one.id, quote: quote.quote, amount }, sessionToken)
    if (paid > 0) sold += 1
  }

  return {
    playerId,
    told,
    refused,
    sold: () => sold,
    /** Bets, and now and then sells a bet, until it is over. */
    async play(board: Board, { isOver, pauseMs }: { isOver: () => boolean; pauseMs: number }): Promise<void> {
      while (!isOver()) {
        await sleep(chance.between(0, 2 * pauseMs))
        if (chance.between(1, 6) === 1) await sell()
        else await bet(board)
      }
    },
  }
}

/** A server that was just started, or is too busy, refuses for a while. */
async function untilDone(call: () => Promise<Reply>, isDone: (reply: Reply) => boolean): Promise<Reply> {
  const end = performance.now() + patienceMs
  for (;;) {
    const reply = await call()
    if (isDone(reply)) return reply
    if (performance.now() > end) throw new Error(`not done: ${reply.status} ${JSON.stringify(reply.body)}`)
    await sleep(500)
  }
}

/** A token opens one session; where the reply was lost, the next token opens another. */
async function openSession(browser: Browser, call: SportsCaller, tries = 5): Promise<SportsReply<'openSession'>> {
  const opened = await untilDone(
    () => browser.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' }),
    ({ status }) => status === 200,
  )
  try {
    return await call('openSession', { token: opened.body.authToken, language: 'ja' })
  } catch (error) {
    if (tries === 1 || !String(error).includes('TOKEN_INVALID')) throw error
    return openSession(browser, call, tries - 1)
  }
}

async function register(browser: Browser, tries = 20): ReturnType<Browser['register']> {
  try {
    return await browser.register()
  } catch (error) {
    if (tries === 1) throw error
    await sleep(1_000)
    return register(browser, tries - 1)
  }
}
