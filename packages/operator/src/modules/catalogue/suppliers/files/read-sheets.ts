import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type GameSheet, gameSheet, mostSheetBytes, whySheetDiffers } from '@andon/contract/games/sheet'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { jsonOf, readBounded } from '@andon/platform/files'
import type { GameSheets } from '../../game-page/sheets.ts'
import type { Supplier } from '../suppliers.ts'
import { check, type Problem, problem } from './problem.ts'

const ending = '.json'

/** The files `sheets/<game code>.json` of a supplier's folder; none of them is needed. Nothing is read without a valid `games.json`. */
export async function readSheets(
  folder: string,
  { code, games, origins }: { code: string; games: readonly PublishedGame[]; origins: Supplier['origins'] },
): Promise<{ sheets: GameSheets; problems: readonly Problem[] }> {
  const listed = await namesIn(join(folder, 'sheets'))
  if ('why' in listed) return { sheets: new Map(), problems: [problem(`suppliers/${code}/sheets`, '', listed.why)] }
  const sheets = new Map<string, GameSheet>()
  const problems: Problem[] = []
  for (const name of games.length > 0 ? listed.names.filter((one) => one.endsWith(ending)).sort() : []) {
    const file = `suppliers/${code}/sheets/${name}`
    const game = games.find(({ gameCode }) => `${gameCode}${ending}` === name)
    const json = await readJson(join(folder, 'sheets', name))
    const read = 'why' in json ? { problems: [problem(file, '', json.why)] } : check(gameSheet, json.value, { file })
    if (!game) problems.push(problem(file, '', 'games.json has no such game'))
    else if ('problems' in read) problems.push(...read.problems)
    else {
      sheets.set(game.gameCode, read.value)
      problems.push(...faultsOf(read.value, { game, origins }).map(([field, why]) => problem(file, field, why)))
    }
  }
  return { sheets, problems }
}

/** None without the folder, as most suppliers have it. */
async function namesIn(folder: string): Promise<{ readonly names: readonly string[] } | { readonly why: string }> {
  try {
    return { names: await readdir(folder) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // readdir throws nothing else
    return code === 'ENOENT' ? { names: [] } : { why: `cannot be read (${code})` }
  }
}

async function readJson(path: string): Promise<{ readonly value: unknown } | { readonly why: string }> {
  const read = await readBounded(path, { maxBytes: mostBytesOfACharacter * mostSheetBytes })
  if ('missing' in read) return { why: 'is missing' } // it was there when the folder was listed
  if ('why' in read) return read
  if (read.text.length > mostSheetBytes)
    return { why: `expected at most ${mostSheetBytes} characters, found ${read.text.length}` }
  return jsonOf(read.text)
}

/** In UTF-8, of one that counts as one. */
const mostBytesOfACharacter = 3

/** The faults that only a comparison with the game and its supplier shows. Sites show pictures only from the supplier's origins of pictures. */
function faultsOf(
  sheet: GameSheet,
  { game, origins }: { game: PublishedGame; origins: Supplier['origins'] },
): readonly (readonly [field: string, why: string])[] {
  const elsewhere = sheet.payTable.flatMap(({ picture }, at) => {
    const origin = picture === undefined ? origins.images[0] : URL.parse(picture, origins.frames[0])?.origin
    if (origin !== undefined && origins.images.includes(origin)) return []
    const why = `expected a path, or an address on one of ${origins.images.join(', ')}, found ${picture}`
    return [[`payTable[${at}].picture`, why] as const]
  })
  return [...whySheetDiffers(sheet, game), ...elsewhere]
}
