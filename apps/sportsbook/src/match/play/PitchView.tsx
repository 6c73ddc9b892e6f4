import { Badge, kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { FieldDrive } from './Drive.tsx'
import { hasPoints } from './moment-text.tsx'
import { type Pitch, pitches } from './pitches.tsx'
import type { Moment, Play } from './use-play.ts'

interface Props {
  readonly event: EventView
  readonly play: Play
  /** The part that is played, for grounds on which no ball is followed. */
  readonly part: string
}

/**
 * Where a match is played, seen from above on 300 × 150; the home side plays to the right, and its own end wears its colours. A ball lies only where the feed says that it is,
 * with the part of the ground that its side threatens; else in the goal after one, at the centre when a part begins, with the side that serves. Decorative: what stands and what happened is written beside it.
 */
export function PitchView({ event, play, part }: Props) {
  const { code } = event.sport
  const [home, away] = event.competitors
  if (!home || !away || code === 'keirin') return null
  const pitch = pitches[code]
  const { kind, floor, lines, ends } = pitch
  const kits = {
    home: kitFor({ competitor: home.id, against: undefined }),
    away: kitFor({ competitor: away.id, against: home.id }),
  }
  const colours = { home: `var(--kit-${kits.home.main})`, away: `var(--kit-${kits.away.main})` }
  const [last] = play.moments
  const ball = ballOf(play, pitch)
  const followed = play.ball
  const scored = last && (last.kind === 'goal' || last.kind === 'corner' || hasPoints(last)) ? last.side : null
  const side = followed ? (followed.threat === 'safe' ? null : followed.side) : scored
  return (
    <svg className="field" viewBox="0 0 300 150" aria-hidden="true" focusable="false" data-ground={kind}>
      {floor}
      {side && pitch.target && (
        <path
          className="field-reached"
          data-threat={followed?.threat}
          d={(followed?.threat === 'danger' ? quarters : halves)[kind === 'ice' ? 'round' : 'square'][side]}
          fill={colours[side]}
        />
      )}
      {ends && (
        <>
          <path d={ends.left} fill={colours.home} stroke={`var(--kit-${kits.home.second})`} className="field-end" />
          <path d={ends.right} fill={colours.away} stroke={`var(--kit-${kits.away.second})`} className="field-end" />
        </>
      )}
      <g className="field-lines">{lines}</g>
      {kind === 'diamond' && play.within && <Bases within={play.within} atBat={play.atBat} />}
      {play.drive && <FieldDrive drive={play.drive} fill={colours[play.drive.side]} />}
      {(kind === 'ring' || kind === 'screen') && (
        <>
          <Badge competitor={home.id} sport={code} at={places[kind].home} />
          <Badge competitor={away.id} sport={code} against={home.id} at={places[kind].away} />
          <text className="field-part" x="150" y={code === 'sumo' ? 24 : kind === 'ring' ? 42 : 80}>
            {part}
          </text>
        </>
      )}
      {last?.kind === 'corner' && last.side && !followed && <Corners side={last.side} />}
      {last && hasPoints(last) && last.side && pitch.target && (
        <text className="field-points" x={last.side === 'home' ? 300 - pitch.target : pitch.target} y="52">
          +{last.points}
        </text>
      )}
      {ball && (
        <circle className="field-ball" data-followed={followed ? true : undefined} cx={ball[0]} cy={ball[1]} r="5" />
      )}
    </svg>
  )
}

/** Badges of sides that are not followed on their ground. */
const places = {
  ring: { home: [78, 59, 32], away: [190, 59, 32] },
  screen: { home: [18, 96, 40], away: [242, 14, 40] },
} as const

/** The half in which a side attacks. */
const halves = {
  square: { home: 'M150 2H298V148H150z', away: 'M2 2H150V148H2z' },
  round: {
    home: 'M150 2H256A42 42 0 0 1 298 44V106A42 42 0 0 1 256 148H150z',
    away: 'M150 2H44A42 42 0 0 0 2 44V106A42 42 0 0 0 44 148H150z',
  },
} as const

/** What is left to the goal when a side attacks dangerously. */
const quarters = {
  square: { home: 'M224 2H298V148H224z', away: 'M76 2H2V148H76z' },
  round: {
    home: 'M224 2H256A42 42 0 0 1 298 44V106A42 42 0 0 1 256 148H224z',
    away: 'M76 2H44A42 42 0 0 0 2 44V106A42 42 0 0 0 44 148H76z',
  },
} as const

/** Null where nothing tells where the ball is. */
function ballOf({ moments, within, ball }: Play, { kind, target, kicksOff }: Pitch): readonly [number, number] | null {
  const [last] = moments
  if (ball) return [7 + ball.x * 286, 12 + ball.y * 126]
  if (within?.serving) return within.serving === 'home' ? [22, 98] : [278, 52]
  if (kind === 'ring' || kind === 'screen' || kind === 'diamond' || !last) return null
  if (last.kind === 'part') return kicksOff ? [150, 75] : null
  if (!last.side || !target) return null
  if (last.kind === 'goal') {
    const goal = kind === 'ice' ? 28 : 5
    return [last.side === 'home' ? 300 - goal : goal, 75]
  }
  if (hasPoints(last) && kind === 'court') return [last.side === 'home' ? 300 - target : target, 75]
  return null
}

/** The feed does not report which of both corners is taken, so both wear the flag. */
function Corners({ side }: { side: NonNullable<Moment['side']> }) {
  const [x, turn] = side === 'home' ? [294, -1] : [6, 1]
  return [8, 142].map((y) => (
    <g key={y}>
      <path className="field-flag" d={`M${x} ${y}v-12l${turn * 12} 4 ${-turn * 12} 4`} />
    </g>
  ))
}

const bases = [
  [203, 74],
  [150, 32],
  [97, 74],
] as const

function Bases({ within, atBat }: { within: NonNullable<Play['within']>; atBat: Play['atBat'] }) {
  return (
    <>
      {bases.map(([x, y], base) => (
        <rect
          key={base}
          className="field-base"
          data-taken={within.bases[base] || undefined}
          x={x - 8}
          y={y - 8}
          width="16"
          height="16"
          transform={`rotate(45 ${x} ${y})`}
        />
      ))}
      {within.batting && (
        <>
          <rect className="field-board" x="222" y={atBat ? 84 : 118} width="70" height={atBat ? 58 : 24} rx="4" />
          {atBat && <Lamps letter="B" of={3} taken={atBat.balls} y={97} kind="ball" />}
          {atBat && <Lamps letter="S" of={2} taken={atBat.strikes} y={113} kind="strike" />}
          <Lamps letter="O" of={2} taken={within.outs} y={atBat ? 129 : 130} kind="out" />
        </>
      )}
    </>
  )
}

/** A row of the board that shows the count: balls, strikes or outs. */
function Lamps({
  letter,
  of,
  taken,
  y,
  kind,
}: {
  letter: string
  of: number
  taken: number
  y: number
  kind: 'ball' | 'strike' | 'out'
}) {
  return (
    <>
      <text className="field-board-text" x="230" y={y + 4}>
        {letter}
      </text>
      {Array.from({ length: of }, (_, lamp) => (
        <circle
          key={lamp}
          className="field-lamp"
          data-kind={kind}
          data-taken={lamp < taken || undefined}
          cx={250 + lamp * 15}
          cy={y}
          r="5"
        />
      ))}
    </>
  )
}
