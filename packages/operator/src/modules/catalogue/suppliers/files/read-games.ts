import { inEveryLanguage, type Language, languageCodes } from '@andon/contract/languages'
import { type PublishedGame, publishedGame } from '@andon/contract/supplier-games'
import type { Supplier } from '../suppliers.ts'
import { check, type Problem, problem } from './problem.ts'
import { type FileGame, games } from './schemas.ts'

/** The games of a `games.json`, complete; undefined if one of them is faulty. */
export function readGames(
  json: unknown,
  { file, supplier }: { file: string; supplier: Pick<Supplier, 'code' | 'name' | 'origins'> },
): { games: readonly PublishedGame[] | undefined; problems: readonly Problem[] } {
  const listed = check(games, json, { file })
  if ('problems' in listed) return { games: undefined, problems: listed.problems }
  const complete = listed.value.games.map((game, index) =>
    check(publishedGame, withDefaults(game, supplier), { file, at: `games[${index}]` }),
  )
  const published = complete.flatMap((game) => ('value' in game ? [game.value] : []))
  const problems = [
    ...complete.flatMap((game) => ('problems' in game ? game.problems : [])),
    ...published.flatMap((game, index) =>
      [...stakeFaults(game), ...pictureFaults(game, supplier)].map(([field, why]) =>
        problem(file, `games[${index}].${field}`, why),
      ),
    ),
    ...repeated(published, 'gameCode', file),
    ...repeated(published, 'supplierGameCode', file),
  ]
  return { games: problems.length > 0 ? undefined : published, problems }
}

function withDefaults(game: FileGame, { code, name: supplierName }: Pick<Supplier, 'code' | 'name'>): PublishedGame {
  const { name, vendorCode = code, vendorName = supplierName, vendorDisplayName = vendorName, ...given } = game
  const inAll = inEveryLanguage((language) => nameIn(name, language))
  const { reading = inAll.ja } = given
  return { ...given, name: inAll, reading, vendorCode, vendorName, vendorDisplayName }
}

/** A language without a name takes the other's. */
function nameIn(name: FileGame['name'], language: Language): string {
  if (typeof name === 'string') return name
  return name[language] ?? languageCodes.map((other) => name[other]).find((text) => text !== undefined) ?? ''
}

type Fault = readonly [field: string, why: string]

function stakeFaults({ minBet, maxBet, maxRoundBet }: PublishedGame): Fault[] {
  const faults: Fault[] = []
  if (minBet !== undefined && maxBet !== undefined && minBet > maxBet)
    faults.push(['maxBet', `expected at least minBet, ${minBet}, found ${maxBet}`])
  if (maxRoundBet !== undefined && (maxBet === undefined || maxRoundBet < maxBet))
    faults.push(['maxRoundBet', `expected at least maxBet, ${maxBet ?? 'which is missing'}, found ${maxRoundBet}`])
  return faults
}

/** Sites show pictures only from the supplier's origins of pictures. */
function pictureFaults(game: PublishedGame, { origins }: Pick<Supplier, 'origins'>): Fault[] {
  return (['thumbnail', 'portrait', 'hero'] as const).flatMap((field) => {
    const address = game[field]
    if (address === undefined) return []
    const origin = URL.parse(address, origins.frames[0])?.origin
    return origin !== undefined && origins.images.includes(origin)
      ? []
      : [[field, `expected a path, or an address on one of ${origins.images.join(', ')}, found ${address}`] as const]
  })
}

function repeated(all: readonly PublishedGame[], field: 'gameCode' | 'supplierGameCode', file: string): Problem[] {
  const first = new Map<string, number>()
  return all.flatMap(({ gameCode, supplierGameCode = gameCode }, index) => {
    const code = field === 'gameCode' ? gameCode : supplierGameCode
    const before = first.get(code)
    first.set(code, before ?? index)
    if (before === undefined || (field === 'supplierGameCode' && all[before]?.gameCode === gameCode)) return []
    return [problem(file, `games[${index}].${field}`, `${code} is the code of games[${before}], too`)]
  })
}
