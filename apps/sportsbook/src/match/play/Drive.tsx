import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import type { Play } from './use-play.ts'
import { playText } from './words/text.ts'

/** The ends of the field between the goal lines, on a ground of 300. */
const [left, right] = [30, 270]

/** American football: who has the ball, the down and the yards to go. */
export function Drive({ event, play: { drive } }: { event: EventView; play: Play }) {
  const t = useText(playText)
  const nameOf = useTeamName()
  if (event.sport.code !== 'americanFootball') return null
  const team = drive && event.competitors[drive.side === 'home' ? 0 : 1]
  if (!drive || !team) return <p className="drive">{t('drive.none')}</p>
  const { toGo, yardLine, plays, yards } = drive
  const down = t(`drive.down.${drive.down}` as 'drive.down.1') // one of four
  const place =
    yardLine === 50
      ? t('drive.middle')
      : yardLine < 50
        ? t('drive.own', { yards: yardLine })
        : t('drive.opposite', { yards: 100 - yardLine })
  return (
    <p className="drive">
      <b>
        {yardLine + toGo >= 100 ? t('drive.goal', { down }) : t('drive.toGo', { down, yards: toGo })} · {place}
      </b>
      <span>{t('drive.of', { team: nameOf(team.short) })}</span>
      <span>{t('drive.soFar', { plays, yards })}</span>
    </p>
  )
}

/** The ball on its yard line, the line to gain, and what is between them. The home side plays to the right. */
export function FieldDrive({
  drive: { side, yardLine, toGo },
  fill,
}: {
  drive: NonNullable<Play['drive']>
  fill: string
}) {
  const x = (yards: number) =>
    side === 'home' ? left + ((right - left) * yards) / 100 : right - ((right - left) * yards) / 100
  const [ball, gain] = [x(yardLine), x(Math.min(100, yardLine + toGo))]
  const turn = side === 'home' ? 1 : -1
  return (
    <>
      <rect
        className="field-driven"
        x={Math.min(ball, gain)}
        y="8"
        width={Math.abs(gain - ball)}
        height="134"
        fill={fill}
      />
      <path className="field-scrimmage" d={`M${ball} 8v134`} />
      <path className="field-to-gain" d={`M${gain} 8v134`} />
      <path className="field-flag" d={`M${ball + turn * 8} 92l${turn * 14} 8l${-turn * 14} 8z`} />
      <ellipse className="field-ball" cx={ball} cy="75" rx="8" ry="5" />
    </>
  )
}
