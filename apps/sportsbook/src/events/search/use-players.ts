import { useQuery } from '@tanstack/react-query'
import type { SportsReply } from '../../page/api.ts'
import { useServices } from '../../page/services.ts'
import type { Kana } from './search.ts'

export type FoundPlayer = SportsReply<'searchPlayers'>['players'][number]

/** One letter is found nearly everywhere, one kanji may be a name. */
const isName = (text: string) => text.length > 1 || /\p{Script=Han}/u.test(text)
const mostLetters = 60
/** Players are searched once the player stops typing. */
const pauseMs = 250

/** Players of this name, which the bookmaker looks for; undefined until it has answered. */
export function usePlayers(query: string, kana: Kana | undefined): readonly FoundPlayer[] | undefined {
  const { client } = useServices()
  const text = query.trim().slice(0, mostLetters)
  const isAsked = isName(text)
  const { data, isError } = useQuery({
    queryKey: ['players', text],
    queryFn: async ({ signal }) => {
      await new Promise((done) => setTimeout(done, pauseMs))
      signal.throwIfAborted()
      const latin = kana?.toRomaji(text).slice(0, mostLetters)
      return client.call('searchPlayers', { query: text, latin })
    },
    enabled: isAsked && kana !== undefined,
    staleTime: 60_000,
  })
  return isAsked && !isError ? data?.players : []
}
