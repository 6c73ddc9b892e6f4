import type { ReactElement } from 'react'
import type { EmptyDrawingName } from './EmptyPage.tsx'

/** The drawing of an empty page. */
export default function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}

const clouds = <path className="art-line" d="M22 52h34m-22 8h34M176 30h38m-24 8h34M196 74h26" />
const ground = (
  <>
    <path className="art-far" d="M6 124c20-26 44-30 66-16 22-30 56-34 84-8 22-14 52-8 78 24z" />
    <path className="art-near" d="M6 124c34-14 66-14 100-4s84 8 128-4v8z" />
    <path className="art-contour" d="M6 124c34-14 66-14 100-4s84 8 128-4M6 126h228" />
  </>
)

const drawings = {
  /** Floodlights over a field where only the ball lies. */
  field: (
    <>
      <circle className="art-sky" cx="120" cy="66" r="56" />
      {clouds}
      <circle className="art-paper art-contour" cx="146" cy="46" r="15" />
      <path className="art-sky" d="M152 33a15 15 0 1 0 6 20a13 13 0 0 1-6-20z" />
      {ground}
      <path className="art-contour" d="M52 124V46M188 124V46" />
      <path className="art-light art-contour" d="M38 30h28v16H38zM174 30h28v16h-28z" />
      <path className="art-line" d="M47 30v16M57 30v16M38 38h28M183 30v16M193 30v16M174 38h28" />
      <circle className="art-paper art-contour" cx="112" cy="110" r="14" />
      <path className="art-ink" d="M112 102l7 5-2.700 8h-8.600l-2.700-8z" />
      <path className="art-line" d="M112 96v6m7 5l6-2m-9 10l4 6m-12-6l-4 6m-5-16l6 2" />
    </>
  ),
  /** A lantern with a star. */
  star: (
    <>
      <circle className="art-sky" cx="120" cy="66" r="56" />
      {clouds}
      {ground}
      <path className="art-contour" d="M60 14c40 10 80 10 120 0M120 21v9" />
      <path className="art-red art-contour" d="M120 34c28 0 36 16 36 33s-8 33-36 33-36-16-36-33 8-33 36-33z" />
      <path
        className="art-line"
        d="M90 46c20 6 40 6 60 0M84 60c24 6 48 6 72 0M84 74c24 6 48 6 72 0M90 88c20 6 40 6 60 0"
      />
      <path className="art-ink" d="M102 28h36v8h-36zM102 98h36v8h-36z" />
      <path className="art-contour" d="M120 106v14m-5-14v10m10-10v10" />
      <path
        className="art-light art-contour"
        d="M120 46l6.500 13.500 14.500 2-10.600 10.200 2.600 14.500L120 79.300 107 86.200l2.600-14.500L99 61.500l14.500-2z"
      />
    </>
  ),
  /** A slip without lines, stamped with a hexagon. */
  ticket: (
    <>
      <circle className="art-sky" cx="120" cy="66" r="56" />
      {clouds}
      {ground}
      <g transform="rotate(-8 120 70)">
        <path
          className="art-ink"
          d="M86 22h76v96l-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7z"
          transform="translate(4 4)"
        />
        <path
          className="art-paper art-contour"
          d="M82 20h76v96l-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7z"
        />
        <path className="art-light" d="M82 20h76v16H82z" />
        <path className="art-contour" d="M82 20h76v16H82zM94 50h30M94 62h22M142 50h6M142 62h6" />
        <path className="art-light art-contour" d="M128 70l13 7.500v15L128 100l-13-7.500v-15z" />
        <path className="art-contour" d="M121 85l5 5 9-10" />
      </g>
    </>
  ),
  /** A magnifying glass over hills. */
  glass: (
    <>
      <circle className="art-sky" cx="120" cy="66" r="56" />
      {clouds}
      {ground}
      <path className="art-ink" d="M141 87l38 32-9 10-38-33z" />
      <circle className="art-paper art-contour" cx="108" cy="62" r="38" />
      <path className="art-far" d="M74 78c10-12 22-14 32-6 10-10 22-10 34 0-4 12-16 26-32 26S78 90 74 78z" />
      <path className="art-light art-contour" d="M108 38l10 5.800v11.500L108 61l-10-5.700V43.800z" />
      <path className="art-contour" d="M73 78c11-12 23-14 33-6 10-10 22-10 36 2M108 24a38 38 0 1 0 .1 0z" />
      <path className="art-line" d="M82 50a30 30 0 0 1 12-14" />
    </>
  ),
} as const satisfies Record<EmptyDrawingName, ReactElement>
