import { expect } from 'vitest'
import { call, openReal, press, type TestArcade } from '../arcade.fixture.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Title } from '../titles/title.ts'

export const openCell = (cell: number) => ({ type: 'open', cell })
export const cashOut = { type: 'cashOut' }
export const dig = (stake = 1000, hazards = 3) => ({ ...press(stake), choice: { hazards } })

/** A round of Hot-Spring Dig that waits for its first action. */
export async function openDig(arcade: TestArcade, token?: string) {
  const sessionToken = token ?? (await openReal(arcade, 'hot-spring-dig')).sessionToken
  arcade.clock.advance({ seconds: 5 })
  const { reply } = await call(arcade, 'playRound', { token: sessionToken, body: dig() })
  const { safe, hazards } = await boardOf(arcade, reply.round.id)
  return { token: sessionToken, roundId: reply.round.id, reply, safe, hazards }
}

export const act = (
  { app }: Pick<TestArcade, 'app'>,
  { token, roundId }: { token: string; roundId: string },
  index: number,
  action: object,
) => call({ app }, 'act', { token, roundId, body: { index, action } })

/** Where the hazards are: from the seeds, by the rules of drawing and not by the engine. */
async function boardOf({ db }: TestArcade, roundId: string): Promise<{ safe: number[]; hazards: number[] }> {
  const [row] = await db.query<{ serverSeed: string; clientSeed: string; nonce: number; hazards: number }>(
    `select server_seed "serverSeed", client_seed "clientSeed", nonce, (choice->>'hazards')::integer hazards
     from arcade.rounds round join arcade.seeds seed on seed.id = round.seed_id where round.id = $1`,
    [roundId],
  )
  if (!row) throw new Error('no such round')
  const draws = drawsOf(row)
  const cells = Array.from({ length: 25 }, (_, cell) => cell)
  for (let drawn = 0; drawn < row.hazards; drawn++) {
    const at = drawn + draws.uniform(25 - drawn)
    const [one = 0, other = 0] = [cells[drawn], cells[at]]
    cells[drawn] = other
    cells[at] = one
  }
  return { hazards: cells.slice(0, row.hazards), safe: cells.slice(row.hazards) }
}

interface Stored {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly events: readonly RoundEvent[]
  readonly win: number | null
}

/** Every stored round equals its replay from seeds, choice and actions. */
export async function expectRoundsReplay({ db }: TestArcade, { current }: Title): Promise<void> {
  const rows = await db.query<Stored>(
    `select server_seed "serverSeed", client_seed "clientSeed", nonce, stake, choice, actions, events, win
     from arcade.rounds round join arcade.seeds seed on seed.id = round.seed_id`,
  )
  for (const { events, win, ...row } of rows) {
    const replayed = current.replay({ ...row, draws: drawsOf(row) })
    expect({ events: replayed?.events, win: replayed?.win }).toEqual({ events, win })
  }
}
