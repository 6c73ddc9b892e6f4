/** How much of the plant has grown, from a seed (1) to a tree (7). */
const stages = [
  { height: 0, leaves: 0, buds: 0, flowers: 0, fruit: 0 },
  { height: 26, leaves: 2, buds: 0, flowers: 0, fruit: 0 },
  { height: 48, leaves: 5, buds: 0, flowers: 0, fruit: 0 },
  { height: 66, leaves: 7, buds: 3, flowers: 0, fruit: 0 },
  { height: 76, leaves: 9, buds: 1, flowers: 4, fruit: 0 },
  { height: 82, leaves: 10, buds: 0, flowers: 1, fruit: 5 },
  { height: 90, leaves: 14, buds: 0, flowers: 3, fruit: 4 },
] as const

const ground = 126
const middle = 100

/** A plant that grows with the level; drawn, so that every brand has it in its own colours. */
export function LevelPicture({ level, levels }: { level: number; levels: number }) {
  const stage = Math.max(0, Math.ceil((level / levels) * stages.length) - 1)
  const { height, leaves, buds, flowers, fruit } = stages[stage] ?? stages[0]
  const isTree = stage === stages.length - 1
  const top = ground - height
  return (
    <svg className="level-picture" viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <circle className="level-sun" cx="150" cy="38" r="17" />
      {isTree && (
        <g className="level-crown">
          <circle cx="100" cy="46" r="30" />
          <circle cx="72" cy="60" r="22" />
          <circle cx="128" cy="60" r="22" />
        </g>
      )}
      {height > 0 && <path className="level-stem" d={stemOf(top)} strokeWidth={2.5 + stage * (isTree ? 1.1 : 0.6)} />}
      {Array.from({ length: leaves }, (_, n) => (
        <Leaf key={placeOf(n, leaves, top).y} {...placeOf(n, leaves, top)} left={n % 2 === 0} />
      ))}
      {Array.from({ length: buds }, (_, n) => (
        <ellipse key={n} className="level-bud" {...ends(n, buds, top)} rx="3.6" ry="5" />
      ))}
      {Array.from({ length: flowers }, (_, n) => (
        <Flower key={n} {...ends(n + buds, flowers + buds, top)} />
      ))}
      {Array.from({ length: fruit }, (_, n) => (
        <circle key={n} className="level-fruit" {...ends(n + flowers, fruit + flowers, top)} r="5.5" />
      ))}
      <path className="level-ground" d="M14 150c4-16 36-25 86-25s82 9 86 25z" />
      {height === 0 && (
        <ellipse className="level-seed" cx={middle} cy="127" rx="8" ry="6" transform="rotate(-20 100 127)" />
      )}
    </svg>
  )
}

const stemOf = (top: number) =>
  `M${middle} ${ground}C${middle - 6} ${ground - 18} ${middle + 6} ${top + 16} ${middle} ${top}`

function placeOf(n: number, count: number, top: number) {
  const share = (n + 1) / (count + 0.4)
  return { x: middle, y: ground - (ground - top) * share, size: 1 - share * 0.35 }
}

function Leaf({ x, y, size, left }: { x: number; y: number; size: number; left: boolean }) {
  const turn = `translate(${x} ${y}) scale(${left ? -size : size} ${size})`
  return <path className="level-leaf" d="M0 0c6-13 20-15 28-10c-4 10-17 15-28 10z" transform={turn} />
}

/** Around the upper part of the plant, one beside the other. */
function ends(n: number, count: number, top: number) {
  const angle = Math.PI * (1 + (n + 0.5) / Math.max(1, count))
  return { cx: round(middle + Math.cos(angle) * 30), cy: round(top + 12 + Math.sin(angle) * 20) }
}

const round = (value: number) => Math.round(value * 10) / 10

function Flower({ cx, cy }: { cx: number; cy: number }) {
  return (
    <g transform={`translate(${cx} ${cy})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} className="level-petal" cy="-5" rx="3.6" ry="5" transform={`rotate(${turn})`} />
      ))}
      <circle className="level-heart" r="2.6" />
    </g>
  )
}
