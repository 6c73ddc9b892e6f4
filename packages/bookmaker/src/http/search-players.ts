import { isFound, keysOf, wordsOf } from '@andon/contract/folding/search-forms'
import type { Player } from '../markets/market.ts'
import type { EventWords } from '../running/event-words.ts'
import { mostPlayersFound } from '../sports-api/fields.ts'
import type { SportsReply, SportsRequest } from '../sports-api.ts'
import { type BookToRead, bettable, startOf, viewOf } from './read-events.ts'

/** The names of a match's players as they are looked for, as long as the match is known. */
const keys = new WeakMap<EventWords, readonly { readonly player: Player; readonly text: string }[]>()

/** Players of matches that can be bet on, each with the first of their matches, by its start. */
export function searchPlayers(
  book: BookToRead,
  { query, latin = query }: SportsRequest<'searchPlayers'>,
): SportsReply<'searchPlayers'> {
  const spellings = [query, latin].map((text) => wordsOf(text).map((word) => [word, inHiragana(word)]))
  const found = new Map<string, SportsReply<'searchPlayers'>['players'][number]>()
  const matches = bettable(book).filter(({ words }) => words.event.kind === 'match')
  for (const event of matches.sort((one, other) => startOf(one) - startOf(other)))
    for (const { player, text } of keysOfPlayers(event.words)) {
      if (found.size === mostPlayersFound) return { success: true, players: [...found.values()] }
      const { id, name, team } = player
      if (found.has(id) || !spellings.some((words) => isFound(text, words))) continue
      const side = event.words.event.competitors[team === 'home' ? 0 : 1]
      found.set(id, { id, name, team: side?.short ?? null, event: viewOf(event) })
    }
  return { success: true, players: [...found.values()] }
}

function keysOfPlayers(words: EventWords) {
  const known = keys.get(words)
  if (known) return known
  const made = words.players.map((player) => {
    const { ja, en } = player.name
    return { player, text: keysOf([ja, inHiragana(ja), en]) }
  })
  keys.set(words, made)
  return made
}

const inHiragana = (text: string): string =>
  text.normalize('NFKC').replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
