import type { Language } from '@andon/contract/languages'
import type { Db, Tx } from '@andon/platform/sql'
import { findGame } from '../store.ts'
import { findSheet } from './sheets.ts'

/** The supplier's name of a game, and its texts about it and how to play it. Undefined for an unknown game; without a sheet there is the name alone. */
export async function supplierWords(
  executor: Db | Tx,
  { gameCode, language }: { gameCode: string; language: Language },
): Promise<{ name: string; about: string; guide: readonly { title: string; text: readonly string[] }[] } | undefined> {
  const game = await findGame(executor, gameCode)
  if (!game) return undefined
  const sheet = await findSheet(executor, gameCode)
  const name = game.details.name[language]
  return { name, about: sheet?.about?.[language] ?? name, guide: sheet?.guide?.[language] ?? [] }
}
