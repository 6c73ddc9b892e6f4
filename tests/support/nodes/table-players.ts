import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameReply } from '@andon/arcade/game-api'
import { createBrowser } from '../browser.ts'
import type { StoredRound, TableNodes } from './table-nodes.ts'

export const crash = 'rising-firework'
/** What a player bets on at each table, all with the stake `stake`. */
const choices: Readonly<Record<string, readonly (object | null)[]>> = {
  [crash]: [{ auto: 101 }, { auto: 120 }, { auto: 200 }, null],
  'zodiac-wheel': [{ rat: 100 }],
}
export const stake = 100
export const deposited = 50_000
const answerWithinMs = 10_000
/** Only a bet that is never answered takes that long. */
const answeredWithinMs = 240_000

export interface TablePlayer {
  readonly playerId: string
  readonly tableId: string
  readonly token: string
  readonly choice: object | null
}

/** Ids and answers of the bets that players have asked for. */
export interface AskedBets {
  /** The server has answered that they take part, or were returned at once. */
  readonly answered: { readonly id: string; readonly status: string }[]
  /** The reasons of those that were refused. */
  readonly refused: string[]
}

/** A player at each choice of each table, with money and an open session of the game. */
export async function seatPlayers(nodes: TableNodes): Promise<TablePlayer[]> {
  const { origin, port } = nodes.at(0)
  const wanted = Object.entries(choices).flatMap(([tableId, those]) => those.map((choice) => ({ tableId, choice })))
  return Promise.all(
    wanted.map(async ({ tableId, choice }) => {
      const browser = createBrowser(origin)
      const { playerID: playerId } = await browser.register()
      const paid = await browser.deposit(deposited)
      if (paid.body.status !== 'APPROVED') throw new Error(`no deposit: ${JSON.stringify(paid.body)}`)
      const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: tableId })).body
      const token = new URL(launchUrl).hash.replace('#token=', '')
      const opened = await arcadeCall(port, '/arcade/sessions', { body: { token, gameCode: tableId, language: 'ja' } })
      if (opened.status !== 200) throw new Error(`no session: ${JSON.stringify(opened.body)}`)
      return { playerId, tableId, token: opened.body.sessionToken, choice }
    }),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: tests read replies freely
export type ArcadeReply = { status: number; body: any }

/** A call of the game API at the server of a port. Throws where no answer comes. */
export async function arcadeCall(
  port: number,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<ArcadeReply> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** Sends one bet as a page does: with the same name to either server, until one answers. */
export async function betUntilAnswered(
  nodes: TableNodes,
  { token, choice }: TablePlayer,
  { number, place, asked }: { number: number; place: number; asked: AskedBets },
): Promise<void> {
  const body = { number, stake, requestId: randomUUID(), shown: false, ...(choice && { choice }) }
  const end = performance.now() + answeredWithinMs
  for (let tries = 0; performance.now() < end; tries++) {
    const { port } = nodes.at((place + tries) % 2)
    const reply = await arcadeCall(port, '/arcade/table/bets', { body, token }).catch(() => null)
    if (reply?.status === 200) {
      const { bet } = reply.body as GameReply<'placeBet'>
      asked.answered.push({ id: bet.id, status: bet.status })
      return
    }
    if (reply && reply.status < 500) {
      asked.refused.push(reply.body.errors[0].code)
      return
    }
    await sleep(100)
  }
  throw new Error('no server has answered the bet')
}

/** Bets on every round of every table until ended, half through each server. */
export function playOn(nodes: TableNodes, players: readonly TablePlayer[]) {
  const asked: AskedBets = { answered: [], refused: [] }
  const begun = new Map<string, number>()
  const sent: Promise<void>[] = []
  let isOver = false
  const betOn = ({ tableId, number }: StoredRound) => {
    for (const [at, player] of players.entries()) {
      if (player.tableId !== tableId) continue
      const delayMs = tableId === crash ? 100 * at + randomInt(100) : randomInt(8_000)
      const send = async () => {
        await sleep(delayMs)
        await betUntilAnswered(nodes, player, { number, place: at % 2, asked })
      }
      sent.push(send())
    }
  }
  const watch = async () => {
    while (!isOver) {
      for (const round of await nodes.newestRounds()) {
        if (round.state !== 'open' || begun.get(round.tableId) === round.number) continue
        begun.set(round.tableId, round.number)
        betOn(round)
      }
      await sleep(50)
    }
    await Promise.all(sent)
  }
  const watching = watch()
  watching.catch(() => undefined) // thrown again at the end
  return {
    asked,
    end: async () => {
      isOver = true
      await watching
    },
  }
}
