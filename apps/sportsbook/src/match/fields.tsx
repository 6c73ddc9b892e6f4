import type { ReactElement } from 'react'
import type { SportsReply } from '../frame/api.ts'

export type Play = NonNullable<SportsReply<'showPlay'>['play']>
type SportCode = SportsReply<'showEvent'>['event']['sport']['code']

/** Where a match is played, seen from above on 300 × 150; the home side plays to the right. Decorative: what stands and what happened is written beside it. */
export function Field({ sport, play }: { sport: SportCode; play: Play }) {
  const drawing = grounds[sport]
  const [x, y] = placeOf(play, drawing.kind)
  return (
    <svg className="field" viewBox="0 0 300 150" aria-hidden="true" focusable="false" data-ground={drawing.kind}>
      <rect className="field-ground" x="1" y="1" width="298" height="148" rx={drawing.kind === 'ice' ? 40 : 4} />
      <g className="field-lines">{drawing.lines}</g>
      {play.within && drawing.kind === 'diamond' && <Bases within={play.within} />}
      <circle className="field-ball" cx={x} cy={y} r="4.5" />
    </svg>
  )
}

type Kind = 'grass' | 'court' | 'ice' | 'diamond' | 'ring' | 'screen'

/** The ball lies where the last thing happened; where sides serve, with the one that serves. */
function placeOf({ moments, within }: Play, kind: Kind): readonly [number, number] {
  const [last] = moments
  if (kind === 'diamond') return [150, 92]
  if (within?.serving) return within.serving === 'home' ? [24, 100] : [276, 50]
  if (!last?.side) return [150, 75]
  const isHome = last.side === 'home'
  if (last.kind === 'goal') return [isHome ? 293 : 7, 75]
  if (last.kind === 'corner') return [isHome ? 295 : 5, isHome ? 6 : 144]
  if (last.kind === 'points') return [isHome ? 268 : 32, 75]
  return [isHome ? 120 : 180, 75]
}

const bases = [
  [205, 75],
  [150, 28],
  [95, 75],
] as const

function Bases({ within }: { within: NonNullable<Play['within']> }) {
  return (
    <>
      {bases.map(([x, y], base) => (
        <rect
          key={base}
          className="field-base"
          data-taken={within.bases[base] || undefined}
          x={x - 7}
          y={y - 7}
          width="14"
          height="14"
          transform={`rotate(45 ${x} ${y})`}
        />
      ))}
      {[0, 1, 2].map((out) => (
        <circle
          key={out}
          className="field-out"
          data-taken={out < within.outs || undefined}
          cx={258 + out * 14}
          cy="132"
          r="4.5"
        />
      ))}
    </>
  )
}

const pitch = (
  <>
    <path d="M150 1v148M1 40h40v70H1M299 40h-40v70h40M1 58h15v34H1M299 58h-15v34h15" />
    <circle cx="150" cy="75" r="22" />
  </>
)
const yards = Array.from({ length: 9 }, (_, line) => `M${54 + line * 24} 1v148`).join('')
const tryLines = 'M22 1v148M278 1v148M86 1v148M214 1v148M150 1v148'
const hoops = (
  <>
    <path d="M150 1v148M1 18h28a57 57 0 0 1 0 114H1M299 18h-28a57 57 0 0 0 0 114h28M1 52h48v46H1M299 52h-48v46h48" />
    <circle cx="150" cy="75" r="18" />
  </>
)
const net = <path d="M150 1v148M1 20h298M1 130h298M78 20v110M222 20v110M78 75h144" />
const volley = <path d="M150 1v148M100 1v148M200 1v148" />
const table = <path d="M150 1v148M1 75h298" />
const rink = (
  <>
    <path d="M150 1v148M105 1v148M195 1v148M26 8v134M274 8v134" />
    <circle cx="150" cy="75" r="18" />
    <circle cx="62" cy="42" r="13" />
    <circle cx="62" cy="108" r="13" />
    <circle cx="238" cy="42" r="13" />
    <circle cx="238" cy="108" r="13" />
  </>
)
const diamond = (
  <>
    <path d="M150 122L95 75 150 28l55 47zM150 122L20 12M150 122L280 12" />
    <circle cx="150" cy="82" r="9" />
  </>
)
const cage = <path d="M115 15h70l45 35v50l-45 35h-70l-45-35V50z" />
const dohyo = (
  <>
    <rect x="78" y="3" width="144" height="144" rx="6" />
    <circle cx="150" cy="75" r="58" />
    <path d="M138 62v26M162 62v26" />
  </>
)
const lanes = <path d="M30 120V30h90M270 30v90h-90M60 105L240 45M60 45l30 30M240 105l-30-30" />

const grounds: Readonly<Record<SportCode, { readonly kind: Kind; readonly lines: ReactElement }>> = {
  football: { kind: 'grass', lines: pitch },
  rugby: { kind: 'grass', lines: <path d={tryLines} /> },
  americanFootball: { kind: 'grass', lines: <path d={`M30 1v148M270 1v148${yards}`} /> },
  basketball: { kind: 'court', lines: hoops },
  tennis: { kind: 'court', lines: net },
  volleyball: { kind: 'court', lines: volley },
  tableTennis: { kind: 'court', lines: table },
  iceHockey: { kind: 'ice', lines: rink },
  baseball: { kind: 'diamond', lines: diamond },
  mma: { kind: 'ring', lines: cage },
  sumo: { kind: 'ring', lines: dohyo },
  esports: { kind: 'screen', lines: lanes },
}
