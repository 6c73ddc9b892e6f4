import { publishedGames } from '@andon/arcade'
import type { Runtime } from '@andon/platform/runtime'
import { arcadeSheets } from './arcade-sheets.ts'
import type { Operator } from './create-operator.ts'
import { type DemoPlayer, seedSandbox } from './sandbox-data.ts'

export interface Seeded {
  readonly demo?: DemoPlayer
}

/** Writes the data that every installation needs: the suppliers' games, the tournaments that run now, the texts of the sites and, in the sandbox, bonuses and a demo player. */
export async function seed({
  runtime,
  operator,
  sandbox,
  mostRoundWin,
}: {
  runtime: Runtime
  operator: Operator
  sandbox: boolean
  /** The most that one round of the arcade may win, in minor units. */
  mostRoundWin: number
}): Promise<Seeded> {
  const games = publishedGames({ mostRoundWin })
  const sheets = arcadeSheets(games.map(({ gameCode }) => gameCode))
  await runtime.db.transaction((tx) => operator.catalogue.syncGames(tx, 'arcade', games, sheets))
  await operator.catalogue.attached?.syncGames()
  await operator.content.seed()
  await operator.tournaments.plan()
  return sandbox ? { demo: await seedSandbox(runtime, operator) } : {}
}
