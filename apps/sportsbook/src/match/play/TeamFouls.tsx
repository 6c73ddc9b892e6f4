import type { EventView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import type { Play } from './use-play.ts'
import { playText } from './words/text.ts'

/** With so many fouls in a quarter the other side shoots free throws for each. */
const bonusFrom = 5

/** Basketball: fouls of the quarter, and who shoots free throws for them. */
export function TeamFouls({ event, play: { figures, part } }: { event: EventView; play: Play }) {
  const t = useText(playText)
  const fouls = figures.find(({ kind }) => kind === 'fouls')
  if (event.sport.code !== 'basketball' || !fouls || !part) return null
  const now = fouls.parts[part.number - 1] ?? { home: 0, away: 0 }
  const bonus = (has: boolean) => <span className="bonus">{has && t('bonus')}</span>
  return (
    <p className="team-fouls">
      {bonus(now.away >= bonusFrom)}
      <span>
        <b>{now.home}</b> {t('teamFouls')} <b>{now.away}</b>
      </span>
      {bonus(now.home >= bonusFrom)}
    </p>
  )
}
