import { gameFigures } from '@andon/contract/games/figures'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { gameDetailsText } from './text.ts'

/** The supplier's words about a game, or a sentence made of its listing. */
export function useAbout({ game, sheet }: GameDetails): string {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const mechanics = useMechanicWords()(sheet?.mechanics ?? [])
  if (sheet?.about !== undefined) return sheet.about
  return t('composed', {
    name: game.name,
    maker: game.vendorDisplayName,
    category: t(`category.${game.category}`),
    mechanics: mechanics === '' ? 'none' : mechanics,
    rtp: game.rtp === null ? 'none' : gameFigures(language).rtp(game.rtp),
  })
}

type Mechanics = NonNullable<GameDetails['sheet']>['mechanics']

/** A list of ways to play in the page's language. */
export function useMechanicWords(): (mechanics: Mechanics) => string {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (mechanics) =>
    list.format(mechanics.map((mechanic) => (typeof mechanic === 'string' ? t(`mechanic.${mechanic}`) : mechanic.name)))
}
