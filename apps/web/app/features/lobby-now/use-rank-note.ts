import { useText } from '../../page/use-text.ts'
import { nowText } from './text.ts'
import { useRecentPlay } from './use-recent-play.ts'

/** How a popular game's place has changed since yesterday; undefined while there was no ranking. */
export function useRankNote(): (gameCode: string) => string | undefined {
  const t = useText(nowText)
  const ranks = useRecentPlay()?.ranks ?? []
  const hadRanking = ranks.some(({ before }) => before !== null)
  return (gameCode) => {
    const at = ranks.findIndex((rank) => rank.gameCode === gameCode)
    const rank = ranks[at]
    if (!hadRanking || rank === undefined) return undefined
    if (rank.before === null) return t('rankNew')
    const places = rank.before - (at + 1)
    if (places === 0) return t('rankSame')
    return t(places > 0 ? 'rankUp' : 'rankDown', { places: Math.abs(places) })
  }
}
