import { badgeShapes } from './badge-shapes.ts'
import { awayKitOf, type Kit, kitOf } from './kit.ts'

interface Props {
  /** Its id. */
  readonly competitor: string
  readonly sport: string
  /** Set for an away side: the home side, whose colours it must not wear. */
  readonly against?: string | undefined
  /** Inside another drawing: its left and top edge, and its size. */
  readonly at?: readonly [x: number, y: number, size: number]
}

/** Sports in which one person competes. */
const alone: readonly string[] = ['tennis', 'tableTennis', 'mma', 'sumo']

/** The kit that a side of a match wears. */
export const kitFor = ({ competitor, against }: Pick<Props, 'competitor' | 'against'>): Kit =>
  against === undefined ? kitOf(competitor) : awayKitOf(competitor, kitOf(against))

/** The badge of a club, or a person in the colours that they wear. Decorative: the name stands beside it. */
export function Badge({ competitor, sport, against, at }: Props) {
  const [x, y, size] = at ?? []
  const place = { className: at ? 'badge-in' : 'badge', x, y, width: size, height: size }
  const kit = kitFor({ competitor, against })
  const [main, second] = [`var(--kit-${kit.main})`, `var(--kit-${kit.second})`]
  if (alone.includes(sport)) {
    const isSumo = sport === 'sumo'
    return (
      <svg {...place} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path className="badge-outline" fill={main} d={disc} />
        <path className="badge-skin" d={isSumo ? wrestler : head} />
        <path fill={second} d={isSumo ? belt : shirt} />
        {isSumo && <path className="badge-hair" d={topknot} />}
      </svg>
    )
  }
  const { outline, pattern } = badgeShapes(kit)
  return (
    <svg {...place} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="badge-outline" fill={main} d={outline} />
      <path fill={second} d={pattern} />
    </svg>
  )
}

const disc = 'M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21z'
const head = 'M12 5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z'
const shirt = 'M12 14c-4 0-6.300 1.800-7 5.300a10 10 0 0 0 14 0c-.7-3.500-3-5.300-7-5.300z'
const wrestler =
  'M12 5.500a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 1 0 0-7.600zM12 12.500c-4.300 0-7.300 1.700-8.300 5a10 10 0 0 0 16.600 0c-1-3.300-4-5-8.300-5z'
const belt = 'M5 18.300h14l-.9 1.700a10 10 0 0 1-12.200 0z'
const topknot =
  'M8.200 8.300C8.600 5.700 10 4.800 11 4.600V3.300h2v1.300c1 .2 2.400 1.100 2.800 3.700-2.300-1.200-5.300-1.200-7.600 0z'
