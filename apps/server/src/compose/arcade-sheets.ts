import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { GameSheet } from '@andon/contract/games/sheet'
import type { GameSheets } from '@andon/operator/catalogue'

const builtGames = resolve(import.meta.dirname, '../../../games/dist')

/** The sheets that the build of the arcade's clients wrote, by game code. The catalogue checks them. */
export function arcadeSheets(codes: readonly string[]): GameSheets {
  const files = codes.map((code) => [code, join(builtGames, code, 'sheet.json')] as const)
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([code, file]): [string, GameSheet] => [code, JSON.parse(readFileSync(file, 'utf8'))]),
  )
}
