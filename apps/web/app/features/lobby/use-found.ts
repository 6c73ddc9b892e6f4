import type { Game } from '@andon/contract/player-api/catalogue'
import { startTransition, useEffect, useState } from 'react'

/** The search with its kana table. */
export const loadSearch = () => Promise.all([import('./search-games.ts'), import('wanakana')])

/** The games that a search finds: those of the query before until it is done, which `of` tells; undefined without one. Its index is made once it is `wanted`. */
export function useFound({
  games,
  asked,
  wanted,
}: {
  games: readonly Game[] | undefined
  asked: string
  wanted: boolean
}) {
  const [found, setFound] = useState<{ in: readonly Game[]; of: string; games: readonly Game[] }>()
  useEffect(() => {
    if (!asked) setFound(undefined)
    if (!wanted || games === undefined) return
    let current = true
    void loadSearch().then(async ([{ searchIndexOf }, { toRomaji }]) => {
      const index = await searchIndexOf(games, toRomaji)
      if (!current || !asked) return
      const result = await index.find(asked)
      if (current) startTransition(() => setFound({ in: games, of: asked, games: result }))
    })
    return () => {
      current = false
    }
  }, [games, asked, wanted])
  return asked && found?.in === games ? found : undefined
}
