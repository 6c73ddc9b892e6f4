import type { ReactElement } from 'react'
import type { SportCode } from '../../page/api.ts'

/** A pitch on 300 × 150. */
export interface Pitch {
  readonly kind: 'grass' | 'court' | 'table' | 'ice' | 'diamond' | 'ring' | 'screen'
  readonly floor: ReactElement
  readonly lines: ReactElement
  /** Shapes in the colours of the side that defends them. */
  readonly ends?: { readonly left: string; readonly right: string }
  /** Each part begins at the centre. */
  readonly kicksOff?: true
  /** How far from its edge points are scored. */
  readonly target?: number
}

const plain = (radius: number) => <rect className="field-ground" x="2" y="2" width="296" height="146" rx={radius} />
const bands = Array.from({ length: 6 }, (_, band) => `M${2 + band * 49.4} 2h24.700v146h-24.700z`).join('')
const lawn = (
  <>
    {plain(4)}
    <path className="field-band" d={bands} />
  </>
)
const floorboards = (
  <>
    {plain(4)}
    <path className="field-board-line" d="M2 26h296M2 50h296M2 75h296M2 99h296M2 124h296" />
  </>
)
const goals = { left: 'M2 60h5v30H2z', right: 'M298 60h-5v30h5z' }
const yards = Array.from({ length: 9 }, (_, line) => `M${54 + line * 24} 8v134`).join('')
const marks = Array.from({ length: 19 }, (_, line) => `M${42 + line * 12} 56v4m0 30v4`).join('')

export const pitches: Readonly<Record<Exclude<SportCode, 'keirin'>, Pitch>> = {
  football: {
    kind: 'grass',
    floor: lawn,
    ends: goals,
    target: 30,
    kicksOff: true,
    lines: (
      <path d="M7 8h286v134H7zM150 8v134M7 36h42v78H7M293 36h-42v78h42M7 56h16v38H7M293 56h-16v38h16M49 62a20 20 0 0 1 0 26M251 62a20 20 0 0 0 0 26M150 53a22 22 0 1 0 .1 0zM36 75h.1M264 75h.1M150 75h.1M7 13a5 5 0 0 0 5-5M293 13a5 5 0 0 1-5-5M7 137a5 5 0 0 1 5 5M293 137a5 5 0 0 0-5 5" />
    ),
  },
  rugby: {
    kind: 'grass',
    floor: lawn,
    target: 40,
    kicksOff: true,
    ends: { left: 'M7 8h21v134H7z', right: 'M293 8h-21v134h21z' },
    lines: (
      <>
        <path d="M7 8h286v134H7zM28 8v134M272 8v134M150 8v134M88 8v134M212 8v134M28 66v18M272 66v18" />
        <path strokeDasharray="5 6" d="M40 8v134M260 8v134M124 8v134M176 8v134" />
      </>
    ),
  },
  americanFootball: {
    kind: 'grass',
    floor: lawn,
    target: 40,
    ends: { left: 'M7 8h23v134H7z', right: 'M293 8h-23v134h23z' },
    lines: <path d={`M7 8h286v134H7zM30 8v134M270 8v134${yards}${marks}`} />,
  },
  basketball: {
    kind: 'court',
    floor: floorboards,
    target: 26,
    ends: { left: 'M7 54h46v42H7z', right: 'M293 54h-46v42h46z' },
    lines: (
      <path d="M7 8h286v134H7zM150 8v134M7 18h26a57 57 0 0 1 0 114H7M293 18h-26a57 57 0 0 0 0 114h26M7 54h46v42H7M293 54h-46v42h46M53 60a15 15 0 0 1 0 30M247 60a15 15 0 0 0 0 30M150 57a18 18 0 1 0 .1 0zM18 66v18M282 66v18M25 70.500a4.500 4.500 0 1 0 .1 0zM275 70.500a4.500 4.500 0 1 0 .1 0z" />
    ),
  },
  tennis: {
    kind: 'court',
    floor: plain(4),
    ends: { left: 'M30 26h5v98h-5z', right: 'M270 26h-5v98h5z' },
    lines: (
      <>
        <path d="M30 20h240v110H30zM30 34h240M30 116h240M88 34v82M212 34v82M88 75h124" />
        <path className="field-net" d="M150 12v126" />
      </>
    ),
  },
  volleyball: {
    kind: 'court',
    floor: plain(4),
    ends: { left: 'M30 20h5v110h-5z', right: 'M270 20h-5v110h5z' },
    lines: (
      <>
        <path d="M30 20h240v110H30zM110 20v110M190 20v110" />
        <path className="field-net" d="M150 12v126" />
      </>
    ),
  },
  tableTennis: {
    kind: 'table',
    floor: (
      <>
        {plain(4)}
        <path className="field-table" d="M40 26h220v98H40z" />
      </>
    ),
    ends: { left: 'M40 26h6v98h-6z', right: 'M260 26h-6v98h6z' },
    lines: (
      <>
        <path d="M40 26h220v98H40zM40 75h220" />
        <path className="field-net" d="M150 18v114" />
      </>
    ),
  },
  iceHockey: {
    kind: 'ice',
    floor: plain(42),
    target: 30,
    kicksOff: true,
    ends: { left: 'M24 66h8v18h-8z', right: 'M276 66h-8v18h8z' },
    lines: (
      <>
        <path d="M108 3v144M192 3v144M150 53a22 22 0 1 0 .1 0zM66 26a15 15 0 1 0 .1 0zM66 94a15 15 0 1 0 .1 0zM234 26a15 15 0 1 0 .1 0zM234 94a15 15 0 1 0 .1 0z" />
        <path className="field-red" d="M150 3v144M32 8v134M268 8v134" />
      </>
    ),
  },
  baseball: {
    kind: 'diamond',
    floor: (
      <>
        {plain(4)}
        <path className="field-dirt" d="M150 140L72 74a92 72 0 0 1 156 0z" />
        <path className="field-ground" d="M150 112l-44-38 44-35 44 35z" />
      </>
    ),
    lines: (
      <>
        <path d="M150 122L14 8M150 122L286 8M150 122l-53-48 53-42 53 42z" />
        <path className="field-dirt" d="M150 70a9 9 0 1 0 .1 0zM146 79h8" />
        <path className="field-plate" d="M144 118h12v5l-6 5-6-5z" />
      </>
    ),
  },
  mma: {
    kind: 'ring',
    floor: plain(4),
    lines: <path className="field-cage" d="M118 10h64l46 40v50l-46 40h-64l-46-40V50z" />,
  },
  sumo: {
    kind: 'ring',
    floor: plain(4),
    lines: (
      <>
        <path className="field-clay" d="M82 6h136v138H82z" />
        <path className="field-straw" d="M150 13a62 62 0 1 0 .1 0z" />
        <path d="M141 64v22M159 64v22" />
      </>
    ),
  },
  esports: {
    kind: 'screen',
    floor: plain(4),
    lines: <path d="M38 112V26h212M262 40v86H50M62 104L238 46M38 70l44 20M262 82l-44-20M110 26v34M190 126V92" />,
  },
}
