import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { StakeCategory } from '@andon/contract/games/categories'
import type { Game } from '@andon/contract/player-api/catalogue'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useZoneName } from '../../page/dates/use-zone-name.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { cashbackWeek } from './cashback-week.ts'
import { plainTerms } from './plain-terms.ts'
import { bonusText } from './text.ts'

/** Terms as sentences in the page's language. */
export function usePlainTerms(): (terms: BonusTerms) => string[] {
  const t = useText(bonusText)
  const money = useMoney()
  const games = useGames()
  const wording = {
    money,
    game: (code: string) => games.find(({ gameCode }) => gameCode === code)?.name ?? code,
    category: (name: StakeCategory) => t(`category.${name}`),
    week: useCashbackWeek(),
    others: t('otherGames'),
    share: (name: string, percent: number) => t('share', { name, percent }),
    join: (parts: readonly string[]) => parts.join(t('and')),
  }
  return (terms) => plainTerms(terms, wording).map(({ key, values }) => t(key, values))
}

/** The week of cashback begins on Monday in UTC, which is 9:00 in Japan. Players read it on the clock of their site. */
function useCashbackWeek(): string {
  const t = useText(bonusText)
  const {
    language,
    site: { timeZone },
  } = usePage()
  const zoneName = useZoneName()
  const { from, until, sameDay } = cashbackWeek(timeZone, language)
  return t(sameDay ? 'week.toSameDay' : 'week', { from, until, zone: zoneName(timeZone) })
}

/** All games of the brand, for names and links; empty until they are loaded. */
export function useGames() {
  const api = useApi()
  const { data } = useQuery(allGamesQuery(api))
  return data ?? none
}

const none: readonly Game[] = []
