import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import { usePhase } from '../../score/phase.ts'
import type { Moment } from './use-play.ts'
import { isPlayKey, playText } from './words/text.ts'

/** Describes a moment. */
export function useMomentText(event: EventView): (moment: Moment) => string {
  const t = useText(playText)
  const nameOf = useTeamName()
  const phase = usePhase()
  const { code } = event.sport
  return ({ kind, side, points, part, player, other }) => {
    const competitor = side && event.competitors[side === 'home' ? 0 : 1]
    const team = competitor ? nameOf(competitor.short) : ''
    if (kind === 'part') return t('moment.part', { part: phase(`part${part.number}`, code) })
    if (kind === 'ended') return phase('ended', code)
    if (kind === 'points' && code === 'tennis') return t('moment.game', { team })
    const by = `moment.${kind}By`
    if (!player || !isPlayKey(by)) return t(`moment.${kind}`, { team, points })
    const text = t(by, { team, player: nameOf(player), other: other ? nameOf(other) : '–' })
    if (code === 'basketball' && other) return t('assisted', { text, other: nameOf(other) })
    return code === 'baseball' && points > 0 && kind !== 'homeRun' ? t('run.timely', { text }) : text
  }
}

/** The sign of what happened; nothing for what has none. */
export function MomentMark({ kind }: { kind: Moment['kind'] }) {
  const drawing = drawings[kind]
  return (
    drawing && (
      <svg className="moment-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false" data-kind={kind}>
        <path d={drawing} />
      </svg>
    )
  )
}

/** True if it brought points, as goals do not, which have signs of their own. */
export const hasPoints = ({ kind, points }: Moment) => kind !== 'goal' && points > 0

/** On a grid of 16. */
export const drawings: Readonly<Partial<Record<Moment['kind'], string>>> = {
  goal: 'M8 1.500a6.500 6.500 0 1 0 .1 0zM8 5.200l2.700 2-1 3.100H6.300l-1-3.100z',
  yellow: 'M4.500 2h7v12h-7z',
  red: 'M4.500 2h7v12h-7z',
  penalty: 'M8 3.500a5.500 5.500 0 1 0 .1 0zM8 6v3l2 1.500M6.500 1.500h3',
  shotOnTarget: 'M8 2a6 6 0 1 0 .1 0zM8 5.500a2.500 2.500 0 1 0 .1 0z',
  shotOff: 'M8 2a6 6 0 1 0 .1 0z',
  shotBlocked: 'M8 2a6 6 0 1 0 .1 0zM4 12l8-8',
  offside: 'M4 14.500V3h8.500v6H4',
  try: 'M8 3.500C11.500 3.500 14.500 5.500 14.500 8S11.500 12.500 8 12.500 1.500 10.500 1.500 8 4.500 3.500 8 3.500zM5 8h6M6.500 6.800v2.400M9.500 6.800v2.400',
  penaltyGoal: 'M4.500 2v12M11.500 2v12M4.500 9h7',
  dropGoal: 'M4.500 2v12M11.500 2v12M4.500 9h7',
  conversion: 'M4.500 2v12M11.500 2v12M4.500 9h7',
  corner: 'M4 14.500V2l8.500 3L4 8.200',
}
