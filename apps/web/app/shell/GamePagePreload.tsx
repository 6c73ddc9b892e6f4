import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { gamePlayText } from '../features/game-play/text.ts'
import { onIntent } from '../page/on-intent.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { preloadText } from '../page/use-text.ts'
import { fetchAhead } from '../page/when-quiet.ts'

/** Fetches the page that games run in with its texts, when this page is idle or a link to a game is pointed at, so that a game's loading screen shows at once. */
export function GamePagePreload() {
  const { language } = usePage()
  const path = usePath()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const ends = [onIntent('a[href*="/game-play?"]', want), fetchAhead(want)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  useEffect(() => {
    if (wanted) preloadText(gamePlayText, language).catch(() => undefined) // the page itself tries again and says so
  }, [wanted, language])
  return wanted && <PrefetchPageLinks page={path('/game-play')} />
}
