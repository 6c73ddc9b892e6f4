import { finder, keysOf, nearFinder, wordsOf } from '@andon/contract/folding/search-forms'
import { inTurns } from '@andon/platform/in-turns'
import type { EventDescription } from '../feed/event-description.ts'
import type { Player } from '../markets/market.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { mostPlayersFound } from '../sports-api/fields.ts'
import { type BookToRead, bettable, startOf, viewOf } from './read-events.ts'

/** The names of a match's players as they are looked for, as long as the match is known. */
const keys = new WeakMap<EventDescription, readonly { readonly player: Player; readonly text: string }[]>()

type Found = SportsReply<'searchPlayers'>['players']

/** Players of matches that can be bet on, each with the first of their matches, by its start; where none has the name, those with nearly that name. Other requests are answered meanwhile. */
export async function searchPlayers(
  book: BookToRead,
  { query, latin = query }: SportsRequest<'searchPlayers'>,
): Promise<SportsReply<'searchPlayers'>> {
  const spellings = [query, latin].map((text) => wordsOf(text).map((word) => [word, inHiragana(word)]))
  const matches = bettable(book).filter(({ description }) => description.event.kind === 'match')
  matches.sort((one, other) => startOf(one) - startOf(other))
  const find = async (finderOf: typeof finder): Promise<Found> => {
    const finders = spellings.map(finderOf)
    const found: Found = []
    await inTurns(collect(matches, (text) => finders.some((isFound) => isFound(text)), found))
    return found
  }
  const exact = await find(finder)
  return { success: true, players: exact.length > 0 ? exact : await find(nearFinder) }
}

/** Adds the players to `found`, match by match, until these are enough. */
function* collect(
  matches: ReturnType<typeof bettable>,
  isFound: (text: string) => boolean,
  found: Found,
): Generator<void> {
  const seen = new Set<string>()
  for (const event of matches) {
    for (const { player, text } of keysOfPlayers(event.description)) {
      const { id, name, team } = player
      if (seen.has(id)) continue
      seen.add(id)
      if (!isFound(text)) continue
      const side = event.description.event.competitors[team === 'home' ? 0 : 1]
      found.push({ id, name, team: side?.short ?? null, event: viewOf(event) })
      if (found.length === mostPlayersFound) return
    }
    yield
  }
}

function keysOfPlayers(description: EventDescription) {
  const known = keys.get(description)
  if (known) return known
  const made = [...description.players, ...(description.nonScorers ?? [])].map((player) => {
    const { ja, en } = player.name
    return { player, text: keysOf([ja, inHiragana(ja), en]) }
  })
  keys.set(description, made)
  return made
}

const inHiragana = (text: string): string =>
  text.normalize('NFKC').replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
