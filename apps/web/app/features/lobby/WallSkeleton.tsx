import { wallTiles } from './wall-shapes.ts'

const outlined = wallTiles(11).map((tile, place) => ({ ...tile, place }))

/** The outline of a wall of games while its script is on its way. */
export function WallSkeleton() {
  return (
    <div className="page-width lobby-section" aria-hidden="true">
      <div className="wall">
        <ul className="wall-tiles">
          {outlined.map(({ place, shape, wideAt }) => (
            <li key={place} data-shape={shape} data-wide={wideAt.join(' ') || undefined}>
              <span className="skeleton-block wall-outline" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
